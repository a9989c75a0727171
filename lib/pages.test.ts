import { footerColumns, legalLinks, menus, registerPath } from './navigation';
import { newsSlugs } from './generated/slugs';
import {
  staffPathOf,
  findPage,
  frameOf,
  hasPage,
  isTextPage,
  contentPath,
  pages,
  breadcrumbPages,
  type Page,
} from './pages';

it('has one row for each path and one name for each page', () => {
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.name)).size).toBe(pages.length);
});

it('leads from every page back to the home page', () => {
  for (const { path } of pages) expect(breadcrumbPages(path)[0]?.path).toBe('/');
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
])('has no page %j', (path) => expect(findPage(path)).toBeNull());

/** Targets of the header, the drawer and the full footer. */
const linkedPaths = new Set<string>([
  '/',
  registerPath,
  ...[...menus.flatMap((menu) => [...menu.groups]), ...footerColumns].flatMap(({ items }) =>
    items.map((item) => item.path),
  ),
  ...legalLinks.map((link) => link.path),
]);

it('links every page meant to be found from header or footer', () => {
  // Detail pages and campaigns are linked from their list, which is one of these pages.
  const ofFamily = (page: Page) =>
    isTextPage(page) ||
    breadcrumbPages(page.path).some((step) => step.path === '/promotions' && step !== page);
  const indexedPages = pages.filter((page) => page.priority !== null && !ofFamily(page));
  expect(indexedPages.filter((page) => !linkedPaths.has(page.path))).toEqual([]);
});

it('links to no page that needs a link, a session or a registration first', () => {
  // Search engines have no use for these pages, because they only concern the visitor and the data in their browser.
  const forVisitorsOnly = ['/cancel-account', '/attribution'];
  const unlisted = pages.filter((page) => page.priority === null && linkedPaths.has(page.path));
  expect(unlisted.map((page) => page.path)).toEqual(forVisitorsOnly);
});

it.each(['/news/added', '/activity/spring-2027'])(
  '%s can be the page of a text by staff',
  (path) => {
    const stored = staffPathOf(path);
    expect(stored).toBe(path);
    expect(findPage(path)).toBeNull();
  },
);

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
])('%s cannot be one', (path) => expect(staffPathOf(path)).toBeNull());

it('leads from the home page to a text, built in or by staff', () => {
  const steps = (path: ReturnType<typeof contentPath>) =>
    breadcrumbPages(path).map((step) => step.path);
  expect(steps(contentPath('news', 'added'))).toEqual(['/', '/news', '/news/added']);
  expect(steps(contentPath('activity', 'added'))).toEqual(['/', '/promotions', '/activity/added']);
  expect(steps(contentPath('activity', 'midautumn'))).toEqual([
    '/',
    '/promotions',
    '/activity/midautumn',
  ]);
  expect(() => contentPath('news', 'No Slug')).toThrow('No page can be at');
});

describe('the frame of a page', () => {
  const namesWhere = (wanted: (path: string) => boolean) =>
    pages.map(({ path }) => path).filter((path) => wanted(path));

  it('has no advertisements, bars or long footer on forms and receipts', () => {
    const forms = namesWhere((path) => /(apply|success|register|feedback|appointment)$/.test(path));
    expect(forms.length).toBeGreaterThan(12);
    for (const path of [...forms, '/redirect', '/oauth'] as typeof forms)
      expect(frameOf(path)).toEqual({ footer: 'short', ads: 'none', actions: [] });
    expect(frameOf('/', 'not-found').footer).toBe('short');
  });

  it('has two advertisements on the home page only', () => {
    expect(namesWhere((path) => frameOf(path as '/').ads === 'both')).toEqual(['/']);
  });

  it.each([
    ['/cores', 'download'],
    ['/private', { key: 'apply', path: '/private/apply', suffix: '?apply_from=2' }],
    ['/partners', { key: 'apply', path: '/partners/apply', suffix: '?apply_from=5' }],
    ['/activity/recharge', { key: 'register', path: '/register' }],
  ] as const)('%s has its own purpose as first action', (path, action) =>
    expect(frameOf(path).actions[0]).toEqual(action),
  );

  it('has actions that lead to existing pages', () => {
    const paths = pages.flatMap(({ path }) =>
      frameOf(path).actions.flatMap((action) => (action === 'download' ? [] : [action.path])),
    );
    expect(paths.filter((path) => !hasPage(path))).toEqual([]);
  });
});
