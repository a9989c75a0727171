import 'server-only';
import { campaignDay } from '@/lib/content/living-days';
import { changedOn } from '@/lib/content/details';
import { asStoredPath } from '@/lib/routes';
import { getStoredArticles } from '@/lib/upstream/articles';
import { getStoredCampaigns } from '@/lib/upstream/campaigns';
import type { StoredPage } from './entries';

/** The pages of the store with their days. Never throws. */
export async function getStoredPages(now: number = Date.now()): Promise<readonly StoredPage[]> {
  const [articles, campaigns] = await Promise.all([getStoredArticles(), getStoredCampaigns()]);
  const days: [path: string, day: string][] = [
    ...articles.map((one): [string, string] => [`/news/${one.slug}`, changedOn(one)]),
    ...campaigns.map(({ campaign, changedOn: given }): [string, string] => {
      const period = { start: new Date(campaign.start), end: new Date(campaign.end) };
      const turned = campaignDay(period, now) ?? given;
      return [campaign.path, turned > given ? turned : given];
    }),
  ];
  return days.flatMap(([address, day]) => {
    const path = asStoredPath(address);
    return path ? [{ path, day }] : [];
  });
}
