/**
 * For the server alone: it reports which content has changed, and has pages rendered again
 * (server/upstream-content-watcher.ts).
 */
import { revalidatePath, revalidateTag } from 'next/cache';
import { z } from 'zod';
import { getInternalKey, internalKeyHeader } from '@/lib/core/http/internal-key';
import { contentPath } from '@/lib/pages';
import { pagePath } from '@/lib/core/i18n/paths';
import { routing } from '@/lib/core/i18n/routing';
import { getStaffArticles } from '@/lib/content/articles';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import {
  getUpstreamContentSources,
  forgetRunningLoad,
} from '@/lib/core/upstream/cache/upstream-content';
import { changedKeys, computeUpstreamContentVersion } from '@/lib/upstream-content-version/version';

const requestSchema = z.union([
  /** A page to render again, by its path in Next. */
  z.object({ expire: z.string() }),
  z.object({
    /** The versions of the content that the current pages were made from. */
    known: z.record(z.string(), z.string()),
    /** Sources that changed a moment ago: an older load may have been cached after the change. */
    again: z.array(z.string()),
  }),
]);

/** With this, Next serves no older answer any more. */
const immediateExpiry = { expire: 0 };

export async function POST(request: Request): Promise<Response> {
  if (request.headers.get(internalKeyHeader) !== getInternalKey())
    return new Response(null, { status: 404 });
  const payload = requestSchema.parse(await request.json());
  if ('expire' in payload) {
    revalidatePath(payload.expire);
    return new Response(null, { status: 204 });
  }
  const version = await computeUpstreamContentVersion();
  const changed = changedKeys(payload.known, version);
  // While a source cannot be read, its pages stay as they are.
  const dueKeys = payload.again.filter((key) => key in version);
  const revalidatedKeys = [...new Set([...changed, ...dueKeys])];
  for (const key of revalidatedKeys) {
    forgetRunningLoad(key);
    revalidateTag(key, immediateExpiry);
  }
  const [articles, campaigns] = await Promise.all([getStaffArticles(), getStaffCampaigns()]);
  const publishedPaths = routing.locales.flatMap((locale) => [
    ...articles(locale).map(({ slug }) => pagePath(locale, contentPath('news', slug))),
    ...campaigns
      .filter(({ campaign }) => campaign.text[locale])
      .map(({ campaign }) => pagePath(locale, campaign.path)),
  ]);
  const isComplete = Object.keys(version).length === getUpstreamContentSources().size;
  return Response.json({
    version,
    isComplete,
    changed,
    revalidated: revalidatedKeys,
    published: publishedPaths,
  });
}
