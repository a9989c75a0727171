import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { footerColumns, legalLinks, menus, registerPath } from './navigation';
import { caseSlugs, newsSlugs } from './slugs';
import { asStoredPath, findRoute, isDetail, recordPath, routes, trail, type Route } from './routes';

/** Pages the middleware serves by itself, under no address of their own. */
const internal = ['/not-found', '/server-error'];

/** One page file stands for all details of its family. */
const details: Record<string, readonly string[]> = {
  // All of them are in the store.
  '/activity/[slug]': [],
  '/news/[slug]': newsSlugs.map((slug) => `/news/${slug}`),
  '/cases/[slug]': caseSlugs.map((slug) => `/cases/${slug}`),
};

const built = readdirSync(join(process.cwd(), 'app', '[locale]'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) =>
    `/${file
      .replaceAll('\\', '/')
      .replace(/\/?page\.tsx$/, '')
      .replace(/\([^)]+\)\/?/g, '')}`.replace(/(.)\/$/, '$1'),
  )
  .flatMap((path) => details[path] ?? [path]);

it('lists every built page and no other', () => {
  expect([...routes.map((route) => route.path), ...internal].sort()).toEqual([...built].sort());
});

it('has one record a path and one name a page', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
});

it('leads every page back to the home page', () => {
  for (const { path } of routes) expect(trail(path)[0]?.path).toBe('/');
});

it.each([
  '/nowhere',
  '/Download',
  '/download/',
  '',
  '//',
  '/__proto__',
  '/news/none',
  '/cases/',
  '/news/',
])('knows no page %j', (path) => expect(findRoute(path)).toBeUndefined());

/** What header, drawer and footer of every page lead to. */
const reached = new Set<string>([
  '/',
  registerPath,
  ...[...menus.flatMap((menu) => [...menu.groups]), ...footerColumns].flatMap(({ items }) =>
    items.map((item) => item.path),
  ),
  ...legalLinks.map((link) => link.path),
]);

it('reaches every page meant to be found from header or footer in one step', () => {
  // Details and campaigns are found from the list of their family, which is one of these pages.
  const ofFamily = (route: Route) =>
    isDetail(route) ||
    trail(route.path).some((step) => step.path === '/promotions' && step !== route);
  const meantToBeFound = routes.filter((route) => route.priority !== null && !ofFamily(route));
  expect(meantToBeFound.filter((route) => !reached.has(route.path))).toEqual([]);
});

it('sends nobody to a page that needs a link, a session or a registration first', () => {
  // What this browser has stored is everybody's to see and nothing for a search engine.
  const forVisitorsOnly = ['/cancel-account', '/attribution'];
  const unlisted = routes.filter((route) => route.priority === null && reached.has(route.path));
  expect(unlisted.map((route) => route.path)).toEqual(forVisitorsOnly);
});

it.each(['/news/added', '/activity/spring-2027'])('%s may be a page of the store', (path) => {
  const stored = asStoredPath(path);
  expect(stored).toBe(path);
  expect(findRoute(path)).toBeUndefined();
});

it.each([
  '/news',
  '/news/ab',
  '/news/A-b',
  '/news/a--b',
  '/news/-ab',
  '/news/abc/def',
  '/cases/added',
  '/activity/recharge',
  `/news/${newsSlugs[0]}`,
  '/news/feed.xml',
])('%s cannot be one', (path) => expect(asStoredPath(path)).toBeNull());

it('leads from the home page to a record, built in or stored', () => {
  const steps = (path: ReturnType<typeof recordPath>) => trail(path).map((step) => step.path);
  expect(steps(recordPath('news', 'added'))).toEqual(['/', '/news', '/news/added']);
  expect(steps(recordPath('activity', 'added'))).toEqual(['/', '/promotions', '/activity/added']);
  expect(steps(recordPath('activity', 'midautumn'))).toEqual([
    '/',
    '/promotions',
    '/activity/midautumn',
  ]);
  expect(() => recordPath('news', 'No Slug')).toThrow('No page can be at');
});
