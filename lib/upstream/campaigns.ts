/** Campaigns of the store, beside the built-in ones of lib/content/campaigns. */
import 'server-only';
import { z } from 'zod';
import type { Campaign } from '@/lib/content/campaigns/types';
import { log } from '@/lib/log/log';
import { recordPath } from '@/lib/routes';
import { storedCampaignSchema } from '@/lib/publishing/campaign';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentReader } from './cache/cached';
import { callUpstream } from './call/client';
import { hasStore } from './stored-pages';

const keptSchema = z.array(z.object({ record: storedCampaignSchema, changedAt: z.string() }));
type Kept = z.output<typeof keptSchema>;

/** A moment as the clocks of China show it. */
const inChina = (moment: string | number) =>
  `${new Date(new Date(moment).getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00` as const;

const read = contentReader<Kept>({
  key: 'stored-campaigns',
  schema: keptSchema,
  load: async () => {
    if (!hasStore()) return [];
    const data = await callUpstream(endpoints.storedCampaigns, {});
    return data.campaigns.flatMap(({ record, start_at, end_at, changed_at }) => {
      const dates = { start: inChina(start_at), end: inChina(end_at) };
      const { success, data: checked } = storedCampaignSchema.safeParse({
        ...(record ?? {}),
        ...dates,
      });
      // One this release cannot show, or whose address a page of its own has taken, is left out.
      if (success) return [{ record: checked, changedAt: inChina(changed_at) }];
      const { slug } = (record ?? {}) as { slug?: unknown };
      log.error('content', 'a stored campaign is not shown', { slug: String(slug) });
      return [];
    });
  },
  fallback: () => [],
});

export interface StoredCampaignEntry {
  readonly campaign: Campaign;
  /** YYYY-MM-DD in China: when the record was last given. */
  readonly changedOn: string;
}

/** The campaigns of the store, latest start first. Never throws. */
export async function getStoredCampaigns(): Promise<readonly StoredCampaignEntry[]> {
  const entries = (await read()).value.map(({ record, changedAt }) => {
    const { slug } = record;
    const campaign = { ...record, path: recordPath('activity', slug), activityId: slug };
    return { campaign, changedOn: changedAt.slice(0, 10) };
  });
  return entries.sort((a, b) => b.campaign.start.localeCompare(a.campaign.start));
}
