/** The middleware's steps, one verb each; the order stands in middleware.ts. */
import { NextResponse, type NextRequest } from 'next/server';
import { cookieChanges } from '@/lib/attribution/rules';
import { isUnsupportedBrowser } from '@/lib/releases/platform';
import { parseAddress } from '@/lib/i18n/address';
import { prefixOf } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import type { PolicyHosts, TargetRules } from '@/lib/env/hosts';
import { contentSecurityPolicy } from '@/lib/http/csp/policy';
import { asStoredPath, findRoute, storedPageHeader } from '@/lib/routes';
import { feedFamilies } from '@/lib/seo/feeds/paths';
import { judgeTarget } from '@/lib/targets/target';

/** Page served, with status 404, for a path no route has. */
const notFoundPage = '/not-found';
/** Route handlers of a language, not pages: nothing of a browser is asked of who reads them. */
const plainPages = new Set([
  '/unsupported',
  ...feedFamilies.map((family) => `/${family}/feed.xml`),
]);

const noStore = 'private, no-store';

/** Redirect inside this site. */
function redirectTo(request: NextRequest, path: string, status: 302 | 308): NextResponse {
  return NextResponse.redirect(new URL(path, request.nextUrl.origin), status);
}

/** L1: `/zh-CN/…`, `/EN-us/…` go to the canonical address, query kept. */
export function redirectAlias(request: NextRequest): NextResponse | null {
  const address = parseAddress(request.nextUrl.pathname);
  if (address.kind === 'page') return null;
  return redirectTo(request, `${address.canonical}${request.nextUrl.search}`, 308);
}

/** S2: Internet Explorer and old UC get the plain page, which works for them. */
export function turnAwayOldBrowser(
  request: NextRequest,
  locale: Locale,
  path: string,
): NextResponse | null {
  if (plainPages.has(path) || !isUnsupportedBrowser(request.headers.get('user-agent') ?? ''))
    return null;
  const response = redirectTo(request, `${prefixOf[locale]}/unsupported`, 302);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The handler behind a page's address; null where the page itself is asked for. */
function handlerBehind(path: string, query: URLSearchParams, locale: Locale): string | null {
  // R6: a token handed over by the desktop client.
  if (path === '/oauth') return query.has('state') ? null : `/api/oauth/${locale}`;
  // O4: a link to a promoter's figures, and their file, which needs the cookies of their page.
  if (path === '/partners/figures') return query.has('pass') ? `/api/figures/${locale}/open` : null;
  return path === '/partners/figures/data.csv' ? `/api/figures/${locale}/csv` : null;
}

/** What an address brings that must not stay in it is exchanged by a handler behind the page's address. */
export function withoutToken(
  request: NextRequest,
  locale: Locale,
  path: string,
): NextResponse | null {
  const handler = handlerBehind(path, request.nextUrl.searchParams, locale);
  if (handler === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = handler;
  return NextResponse.rewrite(url);
}

/** Whether the server in front has found the page in the store; `npm run dev` has no such server. */
const isStored = (request: NextRequest, path: string): boolean =>
  asStoredPath(path) !== null &&
  (request.headers.has(storedPageHeader) || process.env.NODE_ENV === 'development');

/** Serves the page of a path in its language; a path no route has gets the 404 page, full of HTML. */
export function servePage(
  request: NextRequest,
  locale: Locale,
  path: string,
  hosts: PolicyHosts,
): NextResponse {
  const route = findRoute(path);
  const url = request.nextUrl.clone();
  if (!route && !plainPages.has(path) && !isStored(request, path)) {
    url.pathname = `/${locale}${notFoundPage}`;
    url.search = '';
    const response = NextResponse.rewrite(url, { status: 404 });
    response.headers.set('Cache-Control', noStore);
    return response;
  }
  url.pathname = path === '/' ? `/${locale}` : `/${locale}${path}`;
  if (route?.render === 'dynamic') return withNonce(request, url, hosts);
  // A page that is being renewed writes the query it was asked with into everybody's copy (A6, R8).
  url.search = '';
  return NextResponse.rewrite(url);
}

/** X3: a dynamic page gets a nonce; Next reads it from the request's policy. */
function withNonce(request: NextRequest, url: URL, hosts: PolicyHosts, status = 200): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], hosts);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(url, { request: { headers }, status });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', noStore);
  return response;
}

/** T1: a target of ours is followed at once; any other gets the page that shows it, or refuses it. */
export function followTarget(
  request: NextRequest,
  locale: Locale,
  path: string,
  { rules, hosts }: { rules: TargetRules; hosts: PolicyHosts },
): NextResponse | null {
  if (path !== '/redirect') return null;
  const target = judgeTarget(request.nextUrl.searchParams.get('target'), rules);
  if (target.kind === 'here' || target.kind === 'listed') {
    const location =
      target.kind === 'here' ? new URL(target.path, request.nextUrl.origin) : target.url;
    return NextResponse.redirect(location, { status: 303, headers: { 'Cache-Control': noStore } });
  }
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${path}`;
  return withNonce(request, url, hosts, target.kind === 'refused' ? 400 : 200);
}

/** A1–A6: parameters become cookies; a response that sets one is for this visitor alone. */
export function rememberAttribution(
  request: NextRequest,
  response: NextResponse,
  secure: boolean,
): NextResponse {
  const changes = cookieChanges(request.nextUrl.searchParams);
  for (const { name, value, maxAge } of changes) {
    response.cookies.set({ name, value: value ?? '', maxAge, path: '/', sameSite: 'lax', secure });
  }
  if (changes.length > 0) response.headers.set('Cache-Control', noStore);
  return response;
}
