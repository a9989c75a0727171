import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { releasesJson } from '@/lib/releases/releases-json';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';

/** The version list for programs; it names its source when the upstream is down. */
export async function GET(request: Request): Promise<Response> {
  const [website, v6] = await Promise.all([getWebsiteList(), getV6List()]);
  const isLive = website.freshness === 'live' && v6.freshness === 'live';
  const body = `${JSON.stringify(releasesJson(website, v6), null, 2)}\n`;
  return respondConditionally(request, body, {
    type: 'application/json',
    ...(!isLive && { cacheSeconds: 30 }),
  });
}
