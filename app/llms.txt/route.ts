import { conditional } from '@/lib/http/conditional';
import { siteSummary } from '@/lib/seo/feeds/site-summary';
import { getStoredArticles } from '@/lib/upstream/articles';
import { getStoredCampaigns } from '@/lib/upstream/campaigns';

/** What this site is and where what stands, for readers that are programs. */
export async function GET(request: Request): Promise<Response> {
  const [articles, stored] = await Promise.all([getStoredArticles(), getStoredCampaigns()]);
  const summary = await siteSummary({
    articles,
    campaigns: stored.map(({ campaign }) => campaign),
  });
  return conditional(request, summary, { type: 'text/plain' });
}
