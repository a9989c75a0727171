import 'server-only';
import { campaignState, localesOf, periodOf } from '@/lib/content/campaigns';
import { campaignDay } from '@/lib/content/upstream-change-days';
import { changeDayOf } from '@/lib/content/built-content';
import { routing, type Locale } from '@/lib/i18n/routing';
import { staffPathOf } from '@/lib/pages';
import { getStaffCampaigns, getStaffArticles } from '@/lib/upstream/staff-content';
import type { StaffSitemapPage } from './entries';

/** Articles by staff, each once whatever its languages, with the day any of them last changed. */
function articlePages(articles: Awaited<ReturnType<typeof getStaffArticles>>) {
  const days = new Map<string, { day: string; locales: readonly Locale[] }>();
  for (const article of routing.locales.flatMap(articles)) {
    const laterDay = days.get(article.slug)?.day ?? '';
    const day = changeDayOf(article);
    days.set(article.slug, { day: day > laterDay ? day : laterDay, locales: article.locales });
  }
  return [...days].map(([slug, page]) => ({ path: `/news/${slug}`, ...page }));
}

/** The pages by staff with their days. Never throws. */
export async function getStaffPages(
  now: number = Date.now(),
): Promise<readonly StaffSitemapPage[]> {
  const [articles, campaigns] = await Promise.all([getStaffArticles(), getStaffCampaigns()]);
  const days = [
    ...articlePages(articles),
    ...campaigns.map(({ campaign, changedOn: publishedDay }) => {
      const period = periodOf(campaign, []);
      const periodDay = campaignDay(period, now) ?? publishedDay;
      return {
        path: campaign.path,
        day: periodDay > publishedDay ? periodDay : publishedDay,
        locales: localesOf(campaign),
        isEnded: campaignState(now, period) === 'ended',
      };
    }),
  ];
  return days.flatMap((page) => {
    const path = staffPathOf(page.path);
    return path ? [{ ...page, path }] : [];
  });
}
