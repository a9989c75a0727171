/** The campaigns shown on the page of another campaign. */
import 'server-only';
import { builtInCampaigns } from './built-in-campaigns';
import { campaignState, isEvergreen, periodOf, type DatedActivity } from './campaign-period';
import type { Campaign } from './campaign-types';

/** Maximum number of campaigns shown; the page of all offers is linked next to them. */
const maxOthers = 2;

/**
 * Built-in campaigns that run now, except this campaign. Ended and evergreen campaigns are left out.
 * @param now milliseconds
 */
export const otherRunningCampaigns = (
  { slug }: Pick<Campaign, 'slug'>,
  activities: readonly DatedActivity[],
  now: number,
): readonly Campaign[] =>
  builtInCampaigns
    .filter((campaign) => campaign.slug !== slug)
    .filter((campaign) => {
      const period = periodOf(campaign, activities);
      return campaignState(period, now) === 'open' && !isEvergreen(campaign.path, period);
    })
    .slice(0, maxOthers);
