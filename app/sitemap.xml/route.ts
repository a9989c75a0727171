import { endedCampaignPaths } from '@/lib/campaigns/built-in-campaigns';
import { upstreamChangeDays } from '@/lib/seo/sitemap/upstream-change-days';
import { getStaffSitemapPages } from '@/lib/seo/sitemap/staff-pages';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { sitemapEntries } from '@/lib/seo/sitemap/entries';
import { sitemapXml } from '@/lib/seo/sitemap/xml';
import { getHistories, getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { getActivities } from '@/lib/campaigns/upstream-activities';

/** Every indexable page in each of its languages, with its URL in the other language and its date. */
export async function GET(request: Request): Promise<Response> {
  const [website, v6, histories, staffPages, { activities, now }] = await Promise.all([
    getWebsiteList(),
    getV6List(),
    getHistories(),
    getStaffSitemapPages(),
    getActivities(),
  ]);
  const changeDays = upstreamChangeDays({
    website: website.packages,
    v6: v6.packages,
    history: histories.flatMap(({ packages }) => packages),
    activities,
    now,
  });
  return respondConditionally(
    request,
    sitemapXml(sitemapEntries(changeDays, endedCampaignPaths(activities, now), staffPages)),
    {
      type: 'application/xml',
    },
  );
}
