/**
 * Responds to requests for pages, by the same decision that middleware.ts applies. The HTML of static pages comes from
 * the cache; their data for Next's client router, and all other pages, come from Next.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setAttributionCookies, type HeaderTarget } from '@/lib/attribution/set-cookies';
import type { CookieChange } from '@/lib/attribution/cookie-rules';
import { pageCspSources, pageRedirectRules } from '@/lib/page-routing/settings';
import {
  decidePage,
  notFoundPath,
  serverErrorPath,
  type PageDecision,
} from '@/lib/page-routing/page-decision';
import { matchesEtag } from '@/lib/core/http/responses/conditional';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { parsePathname } from '@/lib/core/i18n/parse-pathname';
import { pagePath, pathPrefixByLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { log, stackOf } from '@/lib/core/log/log';
import { staffPathOf, unlistedPageHeader } from '@/lib/pages';
import { sendBusyPage } from './busy-page';
import { negotiateEncoding } from './compression';
import { RenderError, type CachedPage, type PageCache, type PageKey } from './page-cache';
import type { ForwardPage } from './forward';
import type { PromoterVisitCounter } from './promoter-visits';

/** Whether Next's client router asks for a page's data instead of its HTML. */
const isForClientRouter = ({ headers }: IncomingMessage): boolean => 'rsc' in headers;

/** The path of a URL as a browser writes it, and its query with the question mark. */
function splitTarget(target: string): { pathname: string; search: string } {
  const queryStart = target.indexOf('?');
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  // A browser would write each of these characters in the same way, so the path need not be parsed.
  if (/^(?:\/[\w-]+)*\/?$/.test(path))
    return { pathname: path, search: queryStart < 0 ? '' : target.slice(queryStart) };
  const { pathname, search } = new URL(target, 'http://localhost');
  return { pathname, search };
}

const publicPathOf = (locale: Locale, path: string) => `${pathPrefixByLocale[locale]}${path}`;

/** The page shown in place of one that failed. */
export const errorPageKey = (locale: Locale): PageKey => ({
  publicPath: publicPathOf(locale, serverErrorPath),
  internalPath: `/${locale}${serverErrorPath}`,
  locale,
  status: 500,
});

/** The page for unknown URLs: one copy for each language. */
export const notFoundPageKey = (locale: Locale): PageKey => ({
  publicPath: publicPathOf(locale, notFoundPath),
  internalPath: `/${locale}${notFoundPath}`,
  locale,
  status: 404,
});

const pageKeyOf = (
  publicPath: string,
  { internalPath, locale, status }: Extract<PageDecision, { kind: 'static' }>,
): PageKey =>
  status === 404 ? notFoundPageKey(locale) : { publicPath, internalPath, locale, status };

/**
 * Headers that the request's own parameters add to the page, for its visitor alone. They are collected until the page
 * is sent. `setAttributionCookies` appends only Set-Cookie and sets only Cache-Control, so no other header is
 * collected.
 */
class VisitorHeaders implements HeaderTarget {
  readonly cookies: string[] = [];
  cacheControl: string | null = null;
  readonly changes: readonly CookieChange[];

  constructor(search: string) {
    const query = new URLSearchParams(search);
    this.changes = setAttributionCookies(this, query, pageCspSources.isHttps);
  }

  append(_name: string, value: string): void {
    this.cookies.push(value);
  }

  set(_name: string, value: string): void {
    this.cacheControl = value;
  }
}

/**
 * Sends a page from memory.
 * @param visitorHeaders headers for this visitor alone. With cookies the page is always sent whole: a 304 would write
 * the cookies into a copy that a cache on the way keeps for all visitors (RFC 9111, 4.3.4)
 */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  visitorHeaders: Pick<VisitorHeaders, 'cookies' | 'cacheControl'> | null,
): void {
  const cookies = visitorHeaders?.cookies ?? [];
  const cacheControl = visitorHeaders?.cacheControl ?? page.cacheControl;
  const headers = [...page.headers, 'cache-control', cacheControl];
  headers.push('x-request-id', String(request.headers['x-request-id']));
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers;
  if (page.status === 200 && cookies.length === 0 && matchesEtag(ifNoneMatch, page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = negotiateEncoding(Array.isArray(accepted) ? accepted.join() : accepted);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface PageResponderOptions {
  readonly cache: PageCache;
  readonly forward: ForwardPage;
  /** Whether staff have published a page at a path (with its language) that the table of pages does not list. */
  readonly isPublishedByStaff: (publicPath: string) => boolean;
  readonly visitCounter: Pick<PromoterVisitCounter, 'count'>;
}

/** Creates the handlers of requests for pages and for unknown URLs. They never reject. */
export function createPageResponder({
  cache,
  forward,
  isPublishedByStaff,
  visitCounter,
}: PageResponderOptions) {
  const isStaffPage = (pathname: string): boolean => {
    const parsed = parsePathname(pathname);
    const path = parsed.kind === 'page' ? staffPathOf(parsed.path) : null;
    return (
      parsed.kind === 'page' && path !== null && isPublishedByStaff(pagePath(parsed.locale, path))
    );
  };

  function sendAndCountVisit(
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    visitorHeaders: VisitorHeaders | null,
  ): void {
    if (visitorHeaders && page.status === 200) visitCounter.count(request, visitorHeaders.changes);
    sendPage(request, response, page, visitorHeaders);
  }

  /** Sends the error page of a language in place of a page that could not be rendered. */
  async function sendErrorPage(request: IncomingMessage, response: ServerResponse, locale: Locale) {
    try {
      sendPage(request, response, await cache.getPage(errorPageKey(locale)), null);
    } catch (error) {
      // Not even the error page can be rendered, so the visitor gets a plain text.
      log.error('pages', 'error page failed', { reason: stackOf(error) });
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Internal Server Error\n');
    }
  }

  async function sendStaticPage(
    request: IncomingMessage,
    response: ServerResponse,
    key: PageKey,
    visitorHeaders: VisitorHeaders | null,
  ): Promise<void> {
    try {
      sendAndCountVisit(request, response, await cache.getPage(key), visitorHeaders);
    } catch (error) {
      if (error instanceof RequestRefusal)
        return sendBusyPage(request, response, key.locale, error);
      // Staff took the page down a moment ago.
      if (error instanceof RenderError && error.status === 404 && key.status === 200)
        return sendNotFoundPage(request, response, key.locale, visitorHeaders);
      log.error('pages', 'page failed', { page: key.publicPath, reason: stackOf(error) });
      await sendErrorPage(request, response, key.locale);
    }
  }

  /** Sends the page for unknown URLs. */
  const sendNotFoundPage = (
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    visitorHeaders: VisitorHeaders | null = null,
  ): Promise<void> => sendStaticPage(request, response, notFoundPageKey(locale), visitorHeaders);

  /** Sends a cached page at once; otherwise renders the page or passes the request on to Next. */
  function respond(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { pathname, search } = splitTarget(request.url ?? '/');
    const allowsUnlisted = isStaffPage(pathname);
    const decision = decidePage(
      { pathname, search, userAgent: request.headers['user-agent'] ?? '', allowsUnlisted },
      pageRedirectRules,
    );
    const visitorHeaders = search === '' ? null : new VisitorHeaders(search);
    if (decision.kind === 'static' && !isForClientRouter(request)) {
      const key = pageKeyOf(pathname, decision);
      const page = cache.findFreshPage(key.publicPath);
      if (page) return sendAndCountVisit(request, response, page, visitorHeaders);
      return sendStaticPage(request, response, key, visitorHeaders);
    }
    if (visitorHeaders && visitorHeaders.changes.length > 0)
      response.once('finish', () => {
        if (response.statusCode === 200) visitCounter.count(request, visitorHeaders.changes);
      });
    // Next runs middleware.ts for a page that is not sent from the cache; it comes to the same decision.
    const parsed = parsePathname(pathname);
    const locale = parsed.kind === 'page' ? parsed.locale : 'zh-CN';
    if (allowsUnlisted) request.headers[unlistedPageHeader] = '1';
    return forward(request, response, {
      locale,
      // The page is requested without its query, so what the query adds for the visitor is added here.
      ...(decision.kind === 'static' && {
        staticPath: pageKeyOf(pathname, decision).publicPath,
        visitorHeaders,
      }),
      sendErrorPage: () => sendErrorPage(request, response, locale),
    });
  }

  return { respond, sendNotFoundPage };
}
