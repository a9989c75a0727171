/** Which campaigns are named at the end of another one's page. */
import { campaigns, campaignState, periodOf, type DatedActivity } from '@/lib/content/campaigns';
import type { Campaign } from '@/lib/content/types';

/** At most so many: the page of all offers stands beside them. */
const most = 2;

/**
 * Campaigns that run now, without the one at hand: whoever is done here should find nothing that is over.
 * @param now milliseconds
 */
export const campaignsBeside = (
  { slug }: Pick<Campaign, 'slug'>,
  activities: readonly DatedActivity[],
  now: number,
): readonly Campaign[] =>
  campaigns
    .filter((one) => one.slug !== slug)
    .filter((one) => campaignState(now, periodOf(one, activities)) === 'open')
    .slice(0, most);
