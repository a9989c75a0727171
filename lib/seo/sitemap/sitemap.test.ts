/** @jest-environment jsdom */
import { routing } from '@/lib/core/i18n/routing';
import { staffPathOf, pages } from '@/lib/pages';
import { seedLists } from '@/lib/testing/seed-lists';
import { absolutePageUrl } from '../absolute-urls';
import { upstreamChangeDays } from './upstream-change-days';
import { sitemapEntries } from './entries';
import { sitemapXml } from './xml';

// The module also builds page metadata, for which jsdom lacks parts of next-intl.
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

const now = Date.parse('2026-11-22T12:00:00+08:00');
const entries = sitemapEntries(upstreamChangeDays({ ...seedLists, activities: [], now }), []);

/** XML namespaces of the sitemap protocol, and of the links between languages. */
const [protocol, xhtml] = [
  'http://www.sitemaps.org/schemas/sitemap/0.9',
  'http://www.w3.org/1999/xhtml',
];

describe('the document', () => {
  const root = new DOMParser().parseFromString(
    sitemapXml(entries),
    'application/xml',
  ).documentElement;
  const urls = [...root.children];

  it('is a urlset of urls', () => {
    expect([root.localName, root.namespaceURI]).toEqual(['urlset', protocol]);
    expect(urls.map(({ localName }) => localName)).toEqual(entries.map(() => 'url'));
  });

  // The schema (sitemap.xsd of sitemaps.org, 2008) requires this order: loc, lastmod, changefreq, priority, then
  // elements of other namespaces.
  it('has the parts of each url in the order of the schema', () => {
    const ownElements = ['loc', 'lastmod', 'changefreq', 'priority'];
    for (const url of urls) {
      const parts = [...url.children];
      const positions = parts.map(({ localName, namespaceURI }) =>
        namespaceURI === protocol ? ownElements.indexOf(localName) : ownElements.length,
      );
      expect(positions).not.toContain(-1);
      expect(positions).toEqual([...positions].sort());
      expect(new Set(positions.filter((place) => place < ownElements.length)).size).toBe(3);
    }
  });

  it('has values of the schema’s types', () => {
    for (const url of urls) {
      const text = (name: string) => url.getElementsByTagNameNS(protocol, name)[0]?.textContent;
      expect(new URL(text('loc') ?? '').protocol).toMatch(/^https?:$/);
      expect(text('loc')?.length).toBeGreaterThanOrEqual(12);
      expect(text('lastmod')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(text('priority')).toMatch(/^(?:0\.\d|1\.0)$/);
    }
  });

  it('links each page with itself and its other language, and the Chinese one as default', () => {
    for (const url of urls) {
      const loc = url.getElementsByTagNameNS(protocol, 'loc')[0]?.textContent;
      const links = [...url.getElementsByTagNameNS(xhtml, 'link')];
      const byLanguage = Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
      expect(Object.keys(byLanguage)).toEqual(['zh-CN', 'en-US', 'x-default']);
      expect([byLanguage['zh-CN'], byLanguage['en-US']]).toContain(loc);
      expect(byLanguage['x-default']).toBe(byLanguage['zh-CN']);
    }
  });

  it('escapes characters XML would take for markup', () => {
    const entry = {
      url: 'https://site.example/?a=1&b="2"',
      changedOn: '2026-11-22',
      priority: 1,
      alternates: {},
    };
    const parsed = new DOMParser().parseFromString(sitemapXml([entry]), 'application/xml');
    expect(parsed.getElementsByTagNameNS(protocol, 'loc')[0]?.textContent).toBe(entry.url);
  });
});

it('lists every indexable page in both languages, and no other', () => {
  const expected = pages.flatMap(({ path, priority }) =>
    (priority as number | null) === null
      ? []
      : routing.locales.map((locale) => absolutePageUrl(locale, path)),
  );
  expect(entries.map(({ url }) => url)).toEqual(expected);
});

it('writes the home page like its canonical link', () =>
  expect(entries[0]?.url).toBe('http://localhost:3000'));

it('contains only calendar days that have passed', () => {
  for (const { url, changedOn } of entries) {
    const day = new Date(`${changedOn}T00:00:00Z`);
    expect(`${url} ${day.toISOString().slice(0, 10)}`).toBe(`${url} ${changedOn}`);
  }
});

const dayOf = (path: Parameters<typeof absolutePageUrl>[1]) =>
  entries.find(({ url }) => url === absolutePageUrl('en-US', path))?.changedOn;

it.each([
  // The beta of November 17 is in the list of all downloads, but not on the other pages.
  ['/downloadlist', '2026-11-17'],
  ['/download', '2026-11-12'],
  ['/v6', '2026-11-12'],
  ['/about/milestones', '2026-11-12'],
  ['/download/history', '2026-11-06'],
  ['/vps', '2026-11-05'],
] as const)('%s changed with its newest package, %s', (path, day) => expect(dayOf(path)).toBe(day));

it('dates other pages by their last change of words', () =>
  expect(dayOf('/register')).toMatch(/^20\d\d-/));

it('lists pages by staff, and dates their list by the newest', () => {
  const path = staffPathOf('/news/added');
  if (!path) throw new Error('no path');
  const upstreamDays = upstreamChangeDays({ ...seedLists, activities: [], now });
  const withStaffPage = sitemapEntries(upstreamDays, [], [{ path, changedOn: '2099-01-02' }]);
  const days = Object.fromEntries(withStaffPage.map(({ url, changedOn }) => [url, changedOn]));
  expect(days).toMatchObject({
    'http://localhost:3000/news/added': '2099-01-02',
    'http://localhost:3000/en/news/added': '2099-01-02',
    'http://localhost:3000/en/news': '2099-01-02',
  });
  expect(days['http://localhost:3000/promotions']).not.toBe('2099-01-02');
  expect(withStaffPage).toHaveLength(entries.length + 2);
});

describe('ended campaigns', () => {
  const upstreamDays = upstreamChangeDays({ ...seedLists, activities: [], now });
  const urls = (
    ...more: Parameters<typeof sitemapEntries> extends [unknown, ...infer R] ? R : []
  ) => sitemapEntries(upstreamDays, ...more).map(({ url }) => url);

  it('are left out in both languages, and nothing else is', () => {
    const ended = ['/activity/doubleeleven', '/activity/2021618'] as const;
    const endedUrls = ended.flatMap((path) =>
      routing.locales.map((locale) => absolutePageUrl(locale, path)),
    );
    expect(urls(ended)).toEqual(
      entries.map(({ url }) => url).filter((url) => !endedUrls.includes(url)),
    );
  });

  it('by staff are left out too, but the list of offers changed with them', () => {
    const path = staffPathOf('/activity/spring-2099');
    if (!path) throw new Error('no path');
    const page = { path, changedOn: '2099-01-02' };
    expect(urls([], [page])).toContain(absolutePageUrl('en-US', path));
    expect(urls([], [{ ...page, isEnded: true }])).not.toContain(absolutePageUrl('en-US', path));
    const list = sitemapEntries(upstreamDays, [], [{ ...page, isEnded: true }]);
    expect(list.find(({ url }) => url === absolutePageUrl('zh-CN', '/promotions'))?.changedOn).toBe(
      '2099-01-02',
    );
  });
});
