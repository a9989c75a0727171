import { endedCampaignPaths } from '@/lib/campaigns/built-in-campaigns';
import { hasCampaignEnded } from '@/lib/campaigns/campaign-period';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { filesForPrograms } from '@/lib/seo/files-for-programs';
import { product } from '@/lib/downloads/manifests/product';
import { renderLlmsTxt } from '@/lib/seo/llms-txt';
import { readReleaseKey } from '@/lib/downloads/signed-checksums/release-key';
import { getStaffArticles } from '@/lib/content/articles';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import { getActivities } from '@/lib/campaigns/upstream-activities';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';

/** What this site is and where its contents are, for programs. */
export async function GET(request: Request): Promise<Response> {
  const [articlesOf, staffCampaigns, { activities, now }, website, v6] = await Promise.all([
    getStaffArticles(),
    getStaffCampaigns(),
    getActivities(),
    getWebsiteList(),
    getV6List(),
  ]);
  const groupSources = {
    packages: [...website.packages, ...v6.packages],
    product,
    hasReleaseKey: readReleaseKey() !== null,
  };
  const summary = await renderLlmsTxt({
    articlesOf,
    campaigns: staffCampaigns
      .map(({ campaign }) => campaign)
      .filter((campaign) => !hasCampaignEnded(campaign, activities, now)),
    endedPaths: endedCampaignPaths(activities, now),
    fileGroupsOf: (locale) => filesForPrograms(locale, groupSources),
  });
  return respondConditionally(request, summary, { type: 'text/plain' });
}
