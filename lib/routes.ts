/**
 * The one typed table of pages. Navigation, sitemap, robots, hreflang, breadcrumbs, metadata,
 * analytics names and the browser tests all read it. A path that is not here does not exist:
 * the middleware answers it with the 404 page.
 */

export type NavGroup = 'product' | 'solutions' | 'download' | 'partners' | 'resources';

interface RouteRecord {
  /** Path without the language prefix. */
  readonly path: string;
  /** Key of the page's texts in messages (`meta.<name>`), and its analytics name. */
  readonly name: string;
  /** The page one step up in the breadcrumb; null for the home page. */
  readonly parent: string | null;
  /** Header and footer column the page is listed in. */
  readonly nav: NavGroup | null;
  /** Sitemap priority 0–1; null keeps the page out of the sitemap and marks it noindex. */
  readonly priority: number | null;
  /** Static pages get a hash policy after the build, dynamic ones a nonce from the middleware (X3). */
  readonly render: 'static' | 'dynamic';
}

export const routes = [
  { path: '/', name: 'home', parent: null, nav: null, priority: 1, render: 'static' },
  {
    path: '/download',
    name: 'download',
    parent: '/',
    nav: 'download',
    priority: 0.9,
    render: 'static',
  },
  {
    path: '/v6',
    name: 'v6',
    parent: '/download',
    nav: 'download',
    priority: 0.8,
    render: 'static',
  },
  {
    path: '/downloadlist',
    name: 'downloadList',
    parent: '/download',
    nav: 'download',
    priority: 0.6,
    render: 'static',
  },
  {
    path: '/download/history',
    name: 'history',
    parent: '/download',
    nav: 'download',
    priority: 0.5,
    render: 'static',
  },
  {
    path: '/download/contrast',
    name: 'contrast',
    parent: '/download',
    nav: 'solutions',
    priority: 0.7,
    render: 'static',
  },
  {
    path: '/vps',
    name: 'vps',
    parent: '/download',
    nav: 'solutions',
    priority: 0.7,
    render: 'static',
  },
  {
    path: '/register',
    name: 'register',
    parent: '/',
    nav: null,
    priority: 0.8,
    render: 'static',
  },
  {
    path: '/success',
    name: 'success',
    parent: '/register',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/staffregister',
    name: 'staffRegister',
    parent: '/register',
    nav: null,
    priority: 0.3,
    render: 'static',
  },
  {
    path: '/teaminvited',
    name: 'teamInvited',
    parent: '/',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/activity/invite-refund',
    name: 'inviteRefund',
    parent: '/',
    nav: 'resources',
    priority: 0.6,
    render: 'static',
  },
  {
    path: '/oauth',
    name: 'oauth',
    parent: '/',
    nav: null,
    priority: null,
    render: 'dynamic',
  },
  {
    path: '/redirect',
    name: 'redirect',
    parent: '/',
    nav: null,
    priority: null,
    render: 'dynamic',
  },
  {
    path: '/partners',
    name: 'partners',
    parent: '/',
    nav: 'partners',
    priority: 0.8,
    render: 'static',
  },
  {
    path: '/partners/apply',
    name: 'partnersApply',
    parent: '/partners',
    nav: null,
    priority: 0.5,
    render: 'static',
  },
  {
    path: '/partners/apply/success',
    name: 'partnersSuccess',
    parent: '/partners',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/private',
    name: 'private',
    parent: '/',
    nav: 'solutions',
    priority: 0.8,
    render: 'static',
  },
  {
    path: '/private/apply',
    name: 'privateApply',
    parent: '/private',
    nav: null,
    priority: 0.5,
    render: 'static',
  },
  {
    path: '/private/success',
    name: 'privateSuccess',
    parent: '/private',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/business',
    name: 'business',
    parent: '/',
    nav: 'solutions',
    priority: 0.7,
    render: 'static',
  },
  {
    path: '/business/success',
    name: 'businessSuccess',
    parent: '/business',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/ecology',
    name: 'ecology',
    parent: '/',
    nav: 'partners',
    priority: 0.7,
    render: 'static',
  },
  {
    path: '/ecologyplan',
    name: 'ecologyPlan',
    parent: '/ecology',
    nav: 'partners',
    priority: 0.6,
    render: 'static',
  },
  {
    path: '/ecology/apply',
    name: 'ecologyApply',
    parent: '/ecology',
    nav: null,
    priority: 0.4,
    render: 'static',
  },
  {
    path: '/ecology/apply/success',
    name: 'ecologySuccess',
    parent: '/ecology',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/appointment',
    name: 'appointment',
    parent: '/',
    nav: 'resources',
    priority: 0.5,
    render: 'static',
  },
  {
    path: '/appointment/success',
    name: 'appointmentSuccess',
    parent: '/appointment',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/feedback',
    name: 'feedback',
    parent: '/',
    nav: 'resources',
    priority: 0.3,
    render: 'static',
  },
  {
    path: '/feedback/success',
    name: 'feedbackSuccess',
    parent: '/feedback',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/cancel-account',
    name: 'cancelAccount',
    parent: '/',
    nav: null,
    priority: null,
    render: 'static',
  },
  {
    path: '/cancel-account/success',
    name: 'cancelAccountSuccess',
    parent: '/cancel-account',
    nav: null,
    priority: null,
    render: 'static',
  },
] as const satisfies readonly RouteRecord[];

export type Route = (typeof routes)[number];
/** Every existing page path; a link to anything else is a type error. */
export type RoutePath = Route['path'];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The route record of a known path. */
export function routeOf(path: RoutePath): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`Unknown route ${path}`);
  return route;
}

/** Finds the page a visitor's path (without language prefix) names; undefined when there is none. */
export function findRoute(path: string): RouteRecord | undefined {
  return byPath.get(path);
}

/** From the home page down to the page itself, as shown in a breadcrumb. */
export function trail(path: RoutePath): Route[] {
  const route = routeOf(path);
  return route.parent === null ? [route] : [...trail(route.parent), route];
}
