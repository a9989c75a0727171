/** Which campaigns are named at the end of another one's page. */
import { campaigns } from '@/lib/content/campaigns';
import type { DatedActivity } from '@/lib/content/campaigns/period';
import { periodOf } from '@/lib/content/campaigns/period';
import { campaignState } from '@/lib/content/campaigns/state';
import type { Campaign } from '@/lib/content/campaigns/types';

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
