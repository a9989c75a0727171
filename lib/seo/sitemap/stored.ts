import 'server-only';
import { periodOf } from '@/lib/content/campaigns/period';
import { campaignState } from '@/lib/content/campaigns/state';
import { campaignDay } from '@/lib/content/living-days';
import { changedOn } from '@/lib/content/details';
import { asStoredPath } from '@/lib/routes';
import { getStoredArticles, getStoredCampaigns } from '@/lib/upstream/articles';
import type { StoredPage } from './entries';

/** The pages of the store with their days. Never throws. */
export async function getStoredPages(now: number = Date.now()): Promise<readonly StoredPage[]> {
  const [articles, campaigns] = await Promise.all([getStoredArticles(), getStoredCampaigns()]);
  const days = [
    ...articles.map((one) => ({ address: `/news/${one.slug}`, day: changedOn(one) })),
    ...campaigns.map(({ campaign, changedOn: given }) => {
      const period = periodOf(campaign, []);
      const turned = campaignDay(period, now) ?? given;
      return {
        address: campaign.path,
        day: turned > given ? turned : given,
        isEnded: campaignState(now, period) === 'ended',
      };
    }),
  ];
  return days.flatMap(({ address, ...page }) => {
    const path = asStoredPath(address);
    return path ? [{ path, ...page }] : [];
  });
}
