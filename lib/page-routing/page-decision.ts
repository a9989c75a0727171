/**
 * Decides how to answer a request for a page: one decision that middleware.ts and server/ apply, each in its own way.
 * Pure. The order: one spelling of each URL, old browsers, URLs that carry a secret, /redirect, then the page.
 */
import { privateCacheControl } from '@/lib/http/responses/cache-control';
import { isUnsupportedBrowser } from '@/lib/releases/detect-system';
import { parsePathname } from '@/lib/i18n/parse-pathname';
import { prefixOf } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import type { RedirectRules } from '@/lib/env/hosts';
import { staffPathOf, findPage, isInLanguage } from '@/lib/pages';
import { feedSections } from '@/lib/seo/feeds/feed-paths';
import { validateRedirectTarget } from '@/lib/external-links/redirect-target';

export interface PageRequest {
  /** Percent-encoded path of the URL. */
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  readonly userAgent: string;
  /** The server confirms a page that the table of pages does not list: a text staff published, or the error page. */
  readonly allowsUnlisted: boolean;
}

export type PageDecision =
  /** Redirects to a path of this site or, from /redirect, to a whole URL. */
  | {
      readonly kind: 'redirect';
      readonly status: 302 | 303 | 308;
      readonly location: string;
      readonly cacheControl?: string;
    }
  /** The same page for every visitor (X6): the query is not passed on. */
  | {
      readonly kind: 'static';
      readonly pathname: string;
      readonly locale: Locale;
      readonly status: 200 | 404;
    }
  /** Rendered for this visitor, with a nonce in its policy (X3). */
  | {
      readonly kind: 'dynamic';
      readonly pathname: string;
      readonly search: string;
      readonly status: 200 | 400;
    }
  /** Answered by a route handler behind the page's path. */
  | { readonly kind: 'handler'; readonly pathname: string; readonly search: string };

/** The page served, with status 404, for an unknown path. */
export const notFoundPath = '/not-found';
/** The page shown when another one failed; only the server can request it. */
export const serverErrorPath = '/server-error';

/** Route handlers of a language, not pages: they work in any browser. */
const languageHandlers = new Set([
  '/unsupported',
  ...feedSections.map((section) => `/${section}/feed.xml`),
]);

/** Route handlers at page paths: those that take a secret out of the URL, and a file that needs its page's cookie. */
function handlerBehind(path: string, search: string, locale: Locale): string | null {
  const has = (name: string) => new URLSearchParams(search).has(name);
  // A token from the desktop client (R6); the handler leads back with `state`, and only that URL is the page.
  if (path === '/oauth') return has('state') ? null : `/api/oauth/${locale}`;
  // A link to a promoter's figures, and their file, which needs the cookies of their page (O4).
  if (path === '/partners/figures') return has('pass') ? `/api/figures/${locale}/open` : null;
  return path === '/partners/figures/data.csv' ? `/api/figures/${locale}/csv` : null;
}

/** Redirects to an allowed target at once; for any other target the page shows or refuses it (T1). */
function decideRedirectPage(search: string, locale: Locale, rules: RedirectRules): PageDecision {
  const target = validateRedirectTarget(new URLSearchParams(search).get('target'), rules);
  if (target.kind === 'here' || target.kind === 'listed') {
    const location = target.kind === 'here' ? target.path : target.url;
    return { kind: 'redirect', status: 303, location, cacheControl: privateCacheControl };
  }
  const status = target.kind === 'refused' ? 400 : 200;
  return { kind: 'dynamic', pathname: `/${locale}/redirect`, search, status };
}

/** Leads `/download/` and `//` inside a path to the page's one URL. */
const withoutExtraSlashes = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Decides what a request for a page gets: the page all visitors get, one rendered for this visitor, a redirect, or a
 * handler.
 * @param rules where /redirect leads without asking
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
  if (!languageHandlers.has(path) && isUnsupportedBrowser(userAgent)) {
    const location = `${prefixOf[locale]}/unsupported`;
    return { kind: 'redirect', status: 302, location, cacheControl: 'no-store' };
  }
  const handler = handlerBehind(path, search, locale);
  if (handler) return { kind: 'handler', pathname: handler, search };
  if (path === '/redirect') return decideRedirectPage(search, locale, rules);
  return decideRendering(locale, path, search, allowsUnlisted);
}

function decideRendering(
  locale: Locale,
  path: string,
  search: string,
  allowsUnlisted: boolean,
): PageDecision {
  const pathname = path === '/' ? `/${locale}` : `/${locale}${path}`;
  if (languageHandlers.has(path)) return { kind: 'handler', pathname, search: '' };
  const page = isInLanguage(path, locale) ? findPage(path) : undefined;
  if (page?.render === 'dynamic') return { kind: 'dynamic', pathname, search, status: 200 };
  if (page || (allowsUnlisted && (path === serverErrorPath || staffPathOf(path))))
    return { kind: 'static', pathname, locale, status: 200 };
  return { kind: 'static', pathname: `/${locale}${notFoundPath}`, locale, status: 404 };
}
