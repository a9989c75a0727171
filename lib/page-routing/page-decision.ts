/**
 * Decides how to answer a request for a page; middleware.ts and server/ apply the decision, each in its own way. Pure.
 * The order of the rules: one spelling of each URL, old browsers, pages with a handler behind them, /redirect, then the
 * page.
 */
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { isUnsupportedBrowser } from '@/lib/visitor-system/detect-system';
import { parsePathname } from '@/lib/core/i18n/parse-pathname';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import type { RedirectRules } from '@/lib/core/env/csp-and-redirect-hosts';
import { staffPathOf, findPage, isInLanguage } from '@/lib/pages';
import { feedSections } from '@/lib/seo/feeds/feed-paths';
import { validateRedirectTarget } from '@/lib/external-links/redirect-target';

interface PageRequest {
  /** Percent-encoded path of the URL. */
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  readonly userAgent: string;
  /** The server confirms a page that the table of pages does not list: a text staff published, or the error page. */
  readonly allowsUnlisted: boolean;
}

export type PageDecision =
  /** Redirects to a path of this site, or from /redirect to a whole URL. */
  | {
      readonly kind: 'redirect';
      readonly status: 302 | 303 | 308;
      readonly location: string;
      readonly cacheControl?: string;
    }
  /** The page is the same for every visitor, so the query is not passed on (X6). */
  | {
      readonly kind: 'static';
      readonly internalPath: string;
      readonly locale: Locale;
      readonly status: 200 | 404;
    }
  /** The page is rendered for this visitor, with a nonce in its content policy (X3). */
  | {
      readonly kind: 'dynamic';
      readonly internalPath: string;
      readonly search: string;
      readonly status: 200 | 400;
    }
  /** Answered by a route handler behind the page's path. */
  | { readonly kind: 'handler'; readonly internalPath: string; readonly search: string };

/** The page served, with status 404, for an unknown path. */
export const notFoundPath = '/not-found';
/** The page shown when another page failed; only the server can request it. */
export const serverErrorPath = '/server-error';

/** Route handlers of a language, not pages: they work in any browser. */
const languageHandlerPaths = new Set([
  '/unsupported',
  ...feedSections.map((section) => `/${section}/feed.xml`),
]);

/**
 * Internal path of the route handler behind a page's path; null when there is none. Such handlers take a secret out of
 * the URL, or serve a file that needs its page's cookie.
 */
function handlerPathOf(path: string, search: string, locale: Locale): string | null {
  const has = (name: string) => new URLSearchParams(search).has(name);
  // A token from the desktop app (R6); the handler leads back with `state`, and only that URL is the page.
  if (path === '/oauth') return has('state') ? null : `/api/oauth/${locale}`;
  // A link to a promoter's figures, and their file, which needs the cookies of their page (O4).
  if (path === '/partners/figures') return has('pass') ? `/api/figures/${locale}/open` : null;
  return path === '/partners/figures/data.csv' ? `/api/figures/${locale}/csv` : null;
}

/** Redirects to an allowed target at once; any other target is shown or refused by the page (T1). */
function decideRedirectPage(search: string, locale: Locale, rules: RedirectRules): PageDecision {
  const target = validateRedirectTarget(new URLSearchParams(search).get('target'), rules);
  if (target.kind === 'here' || target.kind === 'listed') {
    const location = target.kind === 'here' ? target.path : target.url;
    return { kind: 'redirect', status: 303, location, cacheControl: privateCacheControl };
  }
  const status = target.kind === 'refused' ? 400 : 200;
  return { kind: 'dynamic', internalPath: `/${locale}/redirect`, search, status };
}

/** Removes the slash at the end of a path and repeated slashes, so that each page has one URL. */
const withoutExtraSlashes = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Decides what a request for a page gets: the page all visitors get, a page rendered for this visitor, a redirect, or a
 * handler.
 * @param rules targets to which /redirect leads without asking the visitor
 */
export function decidePage(request: PageRequest, rules: RedirectRules): PageDecision {
  const { pathname, search, userAgent, allowsUnlisted } = request;
  const parsed = parsePathname(pathname);
  if (parsed.kind === 'alias')
    return { kind: 'redirect', status: 308, location: `${parsed.canonical}${search}` };
  const canonicalPath = withoutExtraSlashes(pathname);
  if (canonicalPath !== pathname)
    return { kind: 'redirect', status: 308, location: `${canonicalPath}${search}` };
  const { locale, path } = parsed;
  if (!languageHandlerPaths.has(path) && isUnsupportedBrowser(userAgent)) {
    const location = `${pathPrefixByLocale[locale]}/unsupported`;
    return { kind: 'redirect', status: 302, location, cacheControl: 'no-store' };
  }
  const handlerPath = handlerPathOf(path, search, locale);
  if (handlerPath) return { kind: 'handler', internalPath: handlerPath, search };
  if (path === '/redirect') return decideRedirectPage(search, locale, rules);
  return decideRendering(locale, path, search, allowsUnlisted);
}

function decideRendering(
  locale: Locale,
  path: string,
  search: string,
  allowsUnlisted: boolean,
): PageDecision {
  const internalPath = path === '/' ? `/${locale}` : `/${locale}${path}`;
  if (languageHandlerPaths.has(path)) return { kind: 'handler', internalPath, search: '' };
  const page = isInLanguage(path, locale) ? findPage(path) : null;
  if (page?.render === 'dynamic') return { kind: 'dynamic', internalPath, search, status: 200 };
  if (page || (allowsUnlisted && (path === serverErrorPath || staffPathOf(path))))
    return { kind: 'static', internalPath, locale, status: 200 };
  return { kind: 'static', internalPath: `/${locale}${notFoundPath}`, locale, status: 404 };
}
