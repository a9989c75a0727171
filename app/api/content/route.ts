/** For the server alone: what has changed of the content, and has pages rendered again (server/content-watcher.ts). */
import { revalidatePath, revalidateTag } from 'next/cache';
import { z } from 'zod';
import { internalKey, internalKeyHeader } from '@/lib/http/internal-key';
import { recordPath } from '@/lib/pages';
import { pagePath } from '@/lib/i18n/paths';
import { routing } from '@/lib/i18n/routing';
import { getStoredCampaigns, getStaffArticles } from '@/lib/upstream/staff-content';
import { contentResources, forgetRunningLoad } from '@/lib/upstream/cache/cached';
import { changedKeys, readContentVersion } from '@/lib/upstream/cache/content-version';

const question = z.union([
  /** A page that is to be rendered again, by the path Next knows it by. */
  z.object({ expire: z.string() }),
  z.object({
    /** Of what the pages were made that all visitors get now. */
    known: z.record(z.string(), z.string()),
    /** Resources that changed a moment ago: what was being loaded then may have been kept afterwards. */
    again: z.array(z.string()),
  }),
]);

/** Nothing older is given away from now on. */
const expired = { expire: 0 };

export async function POST(request: Request): Promise<Response> {
  if (request.headers.get(internalKeyHeader) !== internalKey())
    return new Response(null, { status: 404 });
  const requested = question.parse(await request.json());
  if ('expire' in requested) {
    revalidatePath(requested.expire);
    return new Response(null, { status: 204 });
  }
  const version = await readContentVersion();
  const changed = changedKeys(requested.known, version);
  // While it cannot be read, pages stay as they are.
  const due = requested.again.filter((key) => key in version);
  const revalidated = [...new Set([...changed, ...due])];
  for (const key of revalidated) {
    forgetRunningLoad(key);
    revalidateTag(key, expired);
  }
  const [articles, campaigns] = await Promise.all([getStaffArticles(), getStoredCampaigns()]);
  const published = routing.locales.flatMap((locale) => [
    ...articles(locale).map(({ slug }) => pagePath(locale, recordPath('news', slug))),
    ...campaigns
      .filter(({ campaign }) => campaign.text[locale])
      .map(({ campaign }) => pagePath(locale, campaign.path)),
  ]);
  const isComplete = Object.keys(version).length === contentResources().size;
  return Response.json({ version, isComplete, changed, revalidated, published });
}
