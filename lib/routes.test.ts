import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { menus } from './navigation';
import { findRoute, routes, trail } from './routes';

/** Pages the middleware serves by itself, under no address of their own. */
const internal = ['/not-found', '/server-error'];

const built = readdirSync(join(process.cwd(), 'app', '[locale]'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) =>
    `/${file
      .replaceAll('\\', '/')
      .replace(/\/?page\.tsx$/, '')
      .replace(/\([^)]+\)\/?/g, '')}`.replace(/(.)\/$/, '$1'),
  );

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

it.each(['/nowhere', '/Download', '/download/', '', '//', '/__proto__'])(
  'knows no page %j',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

it('reaches every page from the header in one step', () => {
  const reached = new Set<string>([
    '/',
    ...menus.flatMap((menu) => menu.items.map((item) => item.path)),
  ]);
  expect(routes.filter((route) => !reached.has(route.path))).toEqual([]);
});
