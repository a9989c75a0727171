import 'server-only';
import type { CampaignSlug } from '@/lib/generated/slugs';
import { texts } from '@/lib/generated/texts';
import { hasCampaignEnded, type DatedActivity } from './campaign-period';
import { campaignTextOf } from './campaign-text';
import type { BuiltInCampaign } from './campaign-types';

function buildCampaign(
  slug: string,
  { 'zh-CN': zh, 'en-US': en }: (typeof texts.campaigns)[string],
) {
  const [zhText, enText] = [zh && campaignTextOf(zh), en && campaignTextOf(en)];
  if (!zh || !zhText || !enText) throw new Error(`The campaign ${slug} is not in both languages`);
  const { visual, start, end, offers, pictures, foot, activity, position } = zh.fields;
  const campaign: BuiltInCampaign = {
    slug: slug as CampaignSlug,
    path: `/activity/${slug as CampaignSlug}`,
    activityId: activity ?? slug,
    visual,
    start,
    end,
    offerKinds: offers,
    pictures,
    ...(foot && { foot }),
    text: { 'zh-CN': zhText, 'en-US': enText },
  };
  return { campaign, position };
}

/** The built-in campaigns, in the order of the list. */
export const builtInCampaigns: readonly BuiltInCampaign[] = Object.entries(texts.campaigns)
  .map(([slug, textByLocale]) => buildCampaign(slug, textByLocale))
  .sort((a, b) => a.position - b.position)
  .map(({ campaign }) => campaign);

/** Paths of built-in campaigns that have ended. */
export const endedCampaignPaths = (
  activities: readonly DatedActivity[],
  now: number,
): readonly BuiltInCampaign['path'][] =>
  builtInCampaigns
    .filter((campaign) => hasCampaignEnded(campaign, activities, now))
    .map(({ path }) => path);
