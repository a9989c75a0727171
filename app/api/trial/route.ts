import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { refererLocale } from '@/lib/core/i18n/referer';
import { resolveTrialUrl } from '@/lib/external-links/resolve-trial-url';

/** Redirects with 303 to the trial site with this visitor's parameters; HEAD works too (D9). */
export function GET(request: Request): Response {
  const location = resolveTrialUrl({
    query: new URL(request.url).searchParams,
    readCookie: cookieReader(request.headers.get('cookie') ?? ''),
    locale: refererLocale(request.headers.get('referer')),
  });
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': privateCacheControl },
  });
}
