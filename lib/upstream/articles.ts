/** Articles: the built-in ones, and beside them those of the store. */
import 'server-only';
import { z } from 'zod';
import type { Campaign } from '@/lib/content/campaigns/types';
import { articles as builtIn } from '@/lib/content/news';
import type { Article } from '@/lib/content/types';
import { serverEnv } from '@/lib/env/server';
import { log } from '@/lib/log/log';
import { storedArticleSchema, type StoredArticle } from '@/lib/publishing/article';
import { storedCampaignSchema } from '@/lib/publishing/campaign';
import { historySystems } from '@/lib/releases/history-systems';
import { recordPath } from '@/lib/routes';
import { publishedRecords, type PublishedRecord } from '@/lib/verify/records';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentReader } from './cache/cached';
import type { ReleaseList } from './cache/freshness';
import { callUpstream } from './client';
import { getHistory, getV6Releases, getWebsiteReleases } from './releases';

/** A record this release cannot show, or whose address a page of its own has taken, is left out. */
function usable(record: unknown): StoredArticle[] {
  const { success, data, error } = storedArticleSchema.safeParse(record);
  if (success) return [data];
  const { slug } = (record ?? {}) as { slug?: unknown };
  log.error('content', 'a stored article is not shown', {
    slug: String(slug),
    reason: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
  });
  return [];
}

const readArticles = contentReader<StoredArticle[]>({
  key: 'stored-articles',
  schema: z.array(storedArticleSchema),
  load: async () => {
    if (!hasStore()) return [];
    const data = await callUpstream(endpoints.storedArticles, {});
    return data.records.flatMap(usable);
  },
  fallback: () => [],
});

/** Every article, newest first; while the store cannot be read, the built-in ones with the last that were. Never throws. */
export async function getArticles(): Promise<readonly Article[]> {
  const stored: readonly Article[] = (await readArticles()).value;
  return [...stored, ...builtIn].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

/** The articles of the store alone. Never throws. */
export const getStoredArticles = async (): Promise<readonly Article[]> =>
  (await readArticles()).value;

// Campaigns of the store, beside the built-in ones of lib/content/campaigns.

const keptSchema = z.array(z.object({ record: storedCampaignSchema, changedAt: z.string() }));
type Kept = z.output<typeof keptSchema>;

/** A moment as the clocks of China show it. */
const inChina = (moment: string | number) =>
  `${new Date(new Date(moment).getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00` as const;

const readCampaigns = contentReader<Kept>({
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
  const entries = (await readCampaigns()).value.map(({ record, changedAt }) => {
    const { slug } = record;
    const campaign = { ...record, path: recordPath('activity', slug), activityId: slug };
    return { campaign, changedOn: changedAt.slice(0, 10) };
  });
  return entries.sort((a, b) => b.campaign.start.localeCompare(a.campaign.start));
}

// Everything published with its SHA-256, from every list there is (O5).

export interface Published {
  readonly records: readonly PublishedRecord[];
  /** Every list was read, now or earlier: what is not among the records was not published. */
  readonly isComplete: boolean;
  readonly website: ReleaseList;
  readonly v6: ReleaseList;
  readonly history: readonly ReleaseList[];
}

/** The records of the website's list, the v6 list and the histories of all systems. Never throws. */
export async function getPublished(): Promise<Published> {
  const [website, v6, history] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    Promise.all(historySystems.map((system) => getHistory(system))),
  ]);
  const lists = [website, v6, ...history];
  return {
    records: publishedRecords(lists.map(({ releases }) => releases)),
    isComplete: lists.every(({ freshness }) => freshness !== 'fallback'),
    website,
    v6,
    history,
  };
}

// Whether there is a store of articles and campaigns beside the built-in ones: another API knows nothing of it and is not asked.

export const hasStore = (): boolean => !serverEnv().UPSTREAM_HOST;
