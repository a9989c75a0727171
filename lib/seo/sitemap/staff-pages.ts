import 'server-only';
import { campaignLocales } from '@/lib/campaigns/campaign-text';
import { campaignState, campaignStateDay, periodOf } from '@/lib/campaigns/campaign-period';
import { changeDayOf } from '@/lib/content/built-in-articles-and-cases';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { staffPathOf } from '@/lib/pages';
import { getStaffArticles } from '@/lib/content/articles';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import type { StaffSitemapPage } from './entries';

/** Articles by staff. Each is listed once for all its languages, with the latest day on which one of them changed. */
function articlePages(articlesOf: Awaited<ReturnType<typeof getStaffArticles>>) {
  const pageBySlug = new Map<string, { changedOn: string; locales: readonly Locale[] }>();
  for (const article of routing.locales.flatMap(articlesOf)) {
    const knownDay = pageBySlug.get(article.slug)?.changedOn ?? '';
    const day = changeDayOf(article);
    pageBySlug.set(article.slug, {
      changedOn: day > knownDay ? day : knownDay,
      locales: article.locales,
    });
  }
  return [...pageBySlug].map(([slug, page]) => ({ path: `/news/${slug}`, ...page }));
}

/** The pages by staff with their days. Never throws. */
export async function getStaffSitemapPages(
  now: number = Date.now(),
): Promise<readonly StaffSitemapPage[]> {
  const [articlesOf, campaigns] = await Promise.all([getStaffArticles(), getStaffCampaigns()]);
  const pages = [
    ...articlePages(articlesOf),
    ...campaigns.map(({ campaign, changedOn: editedOn }) => {
      const period = periodOf(campaign, []);
      const periodDay = campaignStateDay(period, now) ?? editedOn;
      return {
        path: campaign.path,
        changedOn: periodDay > editedOn ? periodDay : editedOn,
        locales: campaignLocales(campaign),
        isEnded: campaignState(period, now) === 'ended',
      };
    }),
  ];
  return pages.flatMap((page) => {
    const path = staffPathOf(page.path);
    return path ? [{ ...page, path }] : [];
  });
}
