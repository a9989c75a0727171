import { endedPaths } from '@/lib/content/campaigns';
import { upstreamChangeDays } from '@/lib/content/upstream-change-days';
import { getStaffPages } from '@/lib/seo/sitemap/staff-pages';
import { respondConditionally } from '@/lib/http/conditional';
import { sitemapEntries } from '@/lib/seo/sitemap/entries';
import { sitemapXml } from '@/lib/seo/sitemap/xml';
import { getHistory, getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { getActivities } from '@/lib/upstream/activities';

/** Every indexable page in each of its languages, with its URL in the other one and its date. */
export async function GET(request: Request): Promise<Response> {
  const [website, v6, history, stored, { activities, now }] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    getHistory(),
    getStaffPages(),
    getActivities(),
  ]);
  const living = upstreamChangeDays({
    website: website.releases,
    v6: v6.releases,
    history: history.releases,
    activities,
    now,
  });
  return respondConditionally(
    request,
    sitemapXml(sitemapEntries(living, endedPaths(activities, now), stored)),
    {
      type: 'application/xml',
    },
  );
}
