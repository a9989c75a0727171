import { parseUrl } from '@superbrowser/shared/parse-url';
import { cookieChanges, parseAttributionValue } from '@/lib/attribution/cookie-rules';
import { attributionCookies } from '@/lib/browser/storage-keys';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { parsePathname } from '@/lib/core/i18n/parse-pathname';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { findPage } from '@/lib/pages';

export interface OtherBrowserInput {
  readonly referer: string | null;
  /** Host header, because the link uses the requested host name. */
  readonly host: string | null;
  readonly query: URLSearchParams;
  readonly readCookie: CookieReader;
  readonly locale: Locale;
  /** SITE_ORIGIN. */
  readonly publicOrigin: string;
}

/**
 * The page of this site that the visitor came from; null without a referrer, for another site, and for paths that are
 * not in the table of pages.
 */
function previousPageUrl({ referer, host, publicOrigin }: OtherBrowserInput): URL | null {
  const url = parseUrl(referer ?? '');
  if (!url) return null;
  const isOwnPage = url.host === host || url.origin === new URL(publicOrigin).origin;
  const parsed = parsePathname(url.pathname);
  return isOwnPage && parsed.kind === 'page' && findPage(parsed.path) ? url : null;
}

/**
 * The URL to open in a browser instead of an app: the page the visitor came from, otherwise the download page. A
 * browser has none of the app's cookies, so the query contains who brought the visitor. Each value is taken from this
 * request, otherwise from the cookies, otherwise from the page's own URL (A1, A7).
 */
export function urlForOtherBrowser(input: OtherBrowserInput): string {
  const url =
    previousPageUrl(input) ?? new URL(pagePath(input.locale, '/download'), input.publicOrigin);
  url.hash = '';
  const requestValueByName = new Map(
    cookieChanges(input.query).map(({ name, value }) => [name, value]),
  );
  for (const name of attributionCookies) {
    const effect = parseAttributionValue(name, input.readCookie(name));
    const value = requestValueByName.has(name)
      ? requestValueByName.get(name)
      : effect.kind === 'set'
        ? effect.value
        : undefined;
    if (value === null) url.searchParams.delete(name);
    else if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.toString();
}
