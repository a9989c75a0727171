/** Reads campaigns by staff; built-in campaigns are in ./built-in-campaigns.ts. */
import 'server-only';
import { z } from 'zod';
import { beijingMoment } from '@superbrowser/shared/beijing-time';
import { collectionSchemas } from '@superbrowser/contract/content/schemas';
import { endpoints } from '@superbrowser/contract/endpoints';
import {
  allowsStaffContent,
  parseStaffText,
  staffTextSchema,
} from '@/lib/content/parse-staff-text';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { contentPath } from '@/lib/pages';
import { campaignTextOf } from './campaign-text';
import type { Campaign } from './campaign-types';

const campaignsSchema = z.array(
  staffTextSchema(collectionSchemas.staffCampaigns).extend({ changedAt: z.string() }),
);
type StaffCampaign = z.output<typeof campaignsSchema>[number];

const toBeijingMoment = (moment: string | number) => beijingMoment(new Date(moment).getTime());

const getCampaignsContent = createUpstreamContentReader<StaffCampaign[]>({
  key: 'stored-campaigns',
  schema: campaignsSchema,
  load: async () => {
    if (!allowsStaffContent()) return [];
    const { texts } = await callUpstream(endpoints.staffCampaigns, {});
    return texts.flatMap(({ start_at, end_at, changed_at, fields, ...text }) => {
      const dates = { start: toBeijingMoment(start_at), end: toBeijingMoment(end_at) };
      const datedText = {
        ...text,
        fields: { ...(typeof fields === 'object' ? fields : {}), ...dates },
        changedAt: toBeijingMoment(changed_at),
      };
      return parseStaffText(campaignsSchema.element, 'activity', datedText);
    });
  },
  fallback: () => [],
});

interface StaffCampaignEntry {
  readonly campaign: Campaign;
  /** Day of the last publication (YYYY-MM-DD in Beijing time). */
  readonly changedOn: string;
}

/** A list with the campaign in all its languages as the only entry; empty where no language can be shown. */
function campaignEntriesOf(slug: string, texts: readonly StaffCampaign[]): StaffCampaignEntry[] {
  const textEntries = texts.flatMap((text) => {
    const campaignText = campaignTextOf(text);
    return campaignText ? [[text.language, campaignText] as const] : [];
  });
  const [firstText] = texts;
  if (!firstText || textEntries.length === 0) return [];
  const { visual, start, end, offers } = firstText.fields;
  const days = texts.map(({ changedAt }) => changedAt.slice(0, 10)).sort();
  return [
    {
      campaign: {
        slug,
        path: contentPath('activity', slug),
        activityId: slug,
        visual,
        start,
        end,
        offerKinds: offers,
        text: Object.fromEntries(textEntries),
      },
      changedOn: days.at(-1) ?? '',
    },
  ];
}

/** The campaigns by staff, latest start first. Never throws. */
export async function getStaffCampaigns(): Promise<readonly StaffCampaignEntry[]> {
  const { value: texts } = await getCampaignsContent();
  const slugs = [...new Set(texts.map(({ slug }) => slug))];
  return slugs
    .flatMap((slug) =>
      campaignEntriesOf(
        slug,
        texts.filter((text) => text.slug === slug),
      ),
    )
    .sort((a, b) => b.campaign.start.localeCompare(a.campaign.start));
}
