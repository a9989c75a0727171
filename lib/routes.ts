/**
 * The one typed table of pages. Sitemap, robots, hreflang, breadcrumbs, metadata,
 * analytics names and the browser tests all read it. A path that is not here exists only while the store
 * holds a record of it; the middleware answers any other with the 404 page.
 */

import { caseSlugs, newsSlugs, singleLanguagePages } from './generated/slugs';

interface RouteRecord {
  /** Path without the language prefix. */
  readonly path: string;
  /** Key of the page's texts in messages (`meta.<name>`; details have theirs in lib/content), and its analytics name. */
  readonly name: string;
  /** The page one step up in the breadcrumb; null for the home page. */
  readonly parent: string | null;
  /** Sitemap priority 0–1; null keeps the page out of the sitemap and marks it noindex. */
  readonly priority: number | null;
  /** Static pages get a hash policy after the build, dynamic ones a nonce from the middleware (X3). */
  readonly render: 'static' | 'dynamic';
}

/** One row: address, name, the page above it, its priority in the sitemap. */
const page = <P extends string, N extends string, U extends string | null>(
  path: P,
  name: N,
  parent: U,
  priority: number | null,
  render: RouteRecord['render'] = 'static',
) => ({ path, name, parent, priority, render });

export const routes = [
  page('/', 'home', null, 1),
  page('/cores', 'cores', '/', 0.9),
  page('/applications', 'appCentre', '/', 0.8),
  page('/webtrial', 'webTrial', '/', 0.6),
  page('/app/site', 'phoneApp', '/', 0.7),
  page('/app/sellerassistant', 'sellerAssistant', '/', 0.6),
  page('/browser-users', 'browserUsers', '/', 0.7),
  page('/download', 'download', '/', 0.9),
  page('/v6', 'v6', '/download', 0.8),
  page('/downloadlist', 'downloadList', '/download', 0.6),
  page('/download/history', 'history', '/download', 0.5),
  page('/download/contrast', 'contrast', '/download', 0.7),
  page('/verify', 'verify', '/download', 0.6),
  page('/vps', 'vps', '/download', 0.7),
  page('/register', 'register', '/', 0.8),
  page('/success', 'success', '/register', null),
  page('/staffregister', 'staffRegister', '/register', 0.3),
  page('/teaminvited', 'teamInvited', '/', null),
  page('/activity/invite-refund', 'inviteRefund', '/', 0.6),
  page('/promotions', 'promotions', '/', 0.7),
  page('/activity/recharge', 'recharge', '/promotions', 0.6),
  page('/activity/cooperation', 'cooperation', '/promotions', 0.5),
  page('/activity/doubleeleven', 'doubleEleven', '/promotions', 0.5),
  page('/activity/midautumn', 'midAutumn', '/promotions', 0.4),
  page('/activity/midautumn/middetail', 'midDetail', '/activity/midautumn', 0.3),
  page('/activity/2021618', 'sixEighteen', '/promotions', 0.3),
  page('/getquickly', 'getQuickly', '/', null),
  page('/recall', 'recall', '/', null),
  page('/help/video', 'helpVideo', '/service', 0.5),
  page('/oauth', 'oauth', '/', null, 'dynamic'),
  page('/redirect', 'redirect', '/', null, 'dynamic'),
  page('/partners', 'partners', '/', 0.8),
  page('/partners/apply', 'partnersApply', '/partners', 0.5),
  page('/partners/apply/success', 'partnersSuccess', '/partners', null),
  page('/partners/links', 'partnersLinks', '/partners', 0.5),
  page('/partners/figures', 'partnersFigures', '/partners', null, 'dynamic'),
  page('/private', 'private', '/', 0.8),
  page('/private/apply', 'privateApply', '/private', 0.5),
  page('/private/success', 'privateSuccess', '/private', null),
  page('/business', 'business', '/', 0.7),
  page('/business/success', 'businessSuccess', '/business', null),
  page('/ecology', 'ecology', '/', 0.7),
  page('/ecologyplan', 'ecologyPlan', '/ecology', 0.6),
  page('/ecology/apply', 'ecologyApply', '/ecology', 0.4),
  page('/ecology/apply/success', 'ecologySuccess', '/ecology', null),
  page('/appointment', 'appointment', '/', 0.5),
  page('/appointment/success', 'appointmentSuccess', '/appointment', null),
  page('/feedback', 'feedback', '/', 0.3),
  page('/feedback/success', 'feedbackSuccess', '/feedback', null),
  page('/cancel-account', 'cancelAccount', '/', null),
  page('/cancel-account/success', 'cancelAccountSuccess', '/cancel-account', null),
  page('/about', 'about', '/', 0.6),
  page('/about/milestones', 'milestones', '/about', 0.4),
  page('/contact', 'contact', '/', 0.6),
  page('/contact/new', 'contactNew', '/contact', 0.4),
  page('/user-service', 'userService', '/', 0.5),
  page('/detect', 'detect', '/', 0.7),
  page('/service', 'service', '/', 0.6),
  page('/status', 'status', '/service', 0.3, 'dynamic'),
  page('/news', 'news', '/', 0.6),
  page('/media', 'media', '/', 0.4),
  page('/cases', 'cases', '/', 0.6),
  page('/changelog', 'changelog', '/', 0.5),
  page('/protocol', 'protocol', '/', 0.3),
  page('/protocol/privacyservice', 'privacy', '/protocol', 0.3),
  page('/attribution', 'attribution', '/', null),
  ...newsSlugs.map((slug) => page(`/news/${slug}`, `news-${slug}`, '/news', 0.5)),
  ...caseSlugs.map((slug) => page(`/cases/${slug}`, `case-${slug}`, '/cases', 0.5)),
] as const satisfies readonly RouteRecord[];

export type Route = (typeof routes)[number];
/** Every existing page path; a link to anything else is a type error. */
export type RoutePath = Route['path'];

/** Articles and cases: their texts are records of lib/content, not messages. */
export type DetailRoute = Extract<Route, { parent: '/news' | '/cases' }>;

/** Whether a page is one record of a family, found from the family's list. */
export function isDetail(route: Route): route is DetailRoute {
  return route.parent === '/news' || route.parent === '/cases';
}

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** Families the store may add pages to, by the folder of their addresses. */
const storedFamilies = {
  news: { name: 'news-stored', parent: '/news', priority: 0.5, render: 'static' },
  activity: { name: 'campaign-stored', parent: '/promotions', priority: 0.5, render: 'static' },
} as const;
type StoredFamily = keyof typeof storedFamilies;

/** The address a record of the store has, as the table above knows none; whether there is one is not said. */
export type StoredPath = `/${StoredFamily}/${string}` & { readonly ofStore: true };
/** A page of the table or of the store. */
export type SitePath = RoutePath | StoredPath;

/** The server marks a request with it whose page exists although the table does not name it; a visitor's own mark is dropped. */
export const unlistedPageHeader = 'x-unlisted-page';

type StoredRoute = (typeof storedFamilies)[StoredFamily] & {
  readonly path: StoredPath;
  readonly ofStore: true;
};

const storedShape = /^\/(news|activity)\/(?=[a-z0-9-]{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The path as one a record of the store may have; null when it cannot be one. */
export const asStoredPath = (path: string): StoredPath | null =>
  storedShape.test(path) && !byPath.has(path) ? (path as StoredPath) : null;

function storedRoute(path: StoredPath): StoredRoute {
  const [, family] = path.split('/') as ['', StoredFamily];
  return { ...storedFamilies[family], path, ofStore: true };
}

interface RouteOf {
  (path: RoutePath): Route;
  (path: SitePath): Route | StoredRoute;
}

/** The route record of a page. */
export const routeOf = ((path: SitePath): Route | StoredRoute => {
  const stored = asStoredPath(path);
  const route = stored ? storedRoute(stored) : byPath.get(path);
  if (!route) throw new Error(`Unknown route ${path}`);
  return route;
}) as RouteOf;

/** Finds the page a visitor's path (without language prefix) names in the table; undefined when there is none. */
export function findRoute(path: string): RouteRecord | undefined {
  return byPath.get(path);
}

/** Whether the table has a page at a path without language. */
export const hasPage = (path: string): boolean => byPath.has(path);

/** Whether a page of the table is in a language; a built-in text may be in one only. */
export const isInLanguage = (path: string, locale: 'zh-CN' | 'en-US'): boolean =>
  (singleLanguagePages[path] ?? locale) === locale;

/** From the home page down to the page itself, as shown in a breadcrumb. */
export function trail(path: SitePath): (Route | StoredRoute)[] {
  const route = routeOf(path);
  return route.parent === null ? [route] : [...trail(route.parent), route];
}

/**
 * The page at the address of a record, built in or stored.
 * @throws Error for an address no record can have
 */
export function recordPath(family: StoredFamily, slug: string): SitePath {
  const path = `/${family}/${slug}`;
  const found = (byPath.get(path)?.path as RoutePath | undefined) ?? asStoredPath(path);
  if (!found) throw new Error(`No page can be at ${path}`);
  return found;
}
