/** Campaigns that are over: their pages stay as records, out of the sitemap and of search results. */
import { campaigns } from './index';
import { periodOf, type DatedActivity } from './period';
import type { CampaignPath } from './slugs';
import { campaignState } from './state';
import type { Campaign } from './types';

/** @param now milliseconds */
export const isEnded = (
  campaign: Campaign,
  activities: readonly DatedActivity[],
  now: number,
): boolean => campaignState(now, periodOf(campaign, activities)) === 'ended';

/** Pages of built-in campaigns that are over. */
export const endedPaths = (
  activities: readonly DatedActivity[],
  now: number,
): readonly CampaignPath[] =>
  campaigns.filter((one) => isEnded(one, activities, now)).map(({ path }) => path);
