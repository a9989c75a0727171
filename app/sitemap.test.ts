import { campaignSlugs } from '@/lib/content/campaigns/slugs';
import { isDetail, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import { seedLists } from '@/lib/testing/seed-lists';
import sitemap from './sitemap';

const mockNow = Date.parse('2026-11-22T00:00:00Z');
const mockList = (name: keyof typeof seedLists) => Promise.resolve({ releases: seedLists[name] });

jest.mock('@/lib/upstream/history', () => ({ getHistory: () => mockList('history') }));
jest.mock('@/lib/upstream/promotions', () => ({
  getPromotions: () => Promise.resolve({ activities: [], now: mockNow }),
}));
jest.mock('@/lib/upstream/versions', () => ({
  getWebsiteReleases: () => mockList('website'),
  getV6Releases: () => mockList('v6'),
}));
// Builds the metadata of pages too, for which it needs more of next-intl than there is here.
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

/** Pages whose day somebody keeps; every other page stays without one. */
const dated = new Set<string>([
  '/about/milestones',
  '/cases',
  '/changelog',
  '/download',
  '/download/history',
  '/downloadlist',
  '/media',
  '/news',
  '/protocol',
  '/protocol/privacyservice',
  '/v6',
  '/vps',
  ...campaignSlugs.map((slug) => `/activity/${slug}`),
  ...routes.filter(isDetail).map(({ path }) => path),
]);

const dayOf = async (path: Parameters<typeof absoluteUrl>[1]) => {
  const entries = await sitemap();
  return entries.find(({ url }) => url === absoluteUrl('en-US', path))?.lastModified;
};

it('gives a day to exactly the pages that have one, in both languages', async () => {
  const entries = await sitemap();
  const withDay = entries.filter(({ lastModified }) => lastModified).map(({ url }) => url);
  const expected = [...routes]
    .filter(({ path }) => dated.has(path))
    .flatMap(({ path }) => [absoluteUrl('zh-CN', path), absoluteUrl('en-US', path)]);
  expect(withDay.sort()).toEqual(expected.sort());
});

it('names past days of the calendar only', async () => {
  for (const { url, lastModified } of await sitemap()) {
    if (!lastModified) continue;
    const day = String(lastModified);
    expect(`${url} ${new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)}`).toBe(
      `${url} ${day}`,
    );
    expect(Date.parse(day)).toBeLessThanOrEqual(mockNow);
  }
});

it.each([
  // The beta of 17 November stands in the list of all downloads only.
  ['/downloadlist', '2026-11-17'],
  ['/download', '2026-11-12'],
  ['/v6', '2026-11-12'],
  ['/about/milestones', '2026-11-12'],
  ['/download/history', '2026-11-05'],
  ['/vps', '2026-11-05'],
] as const)('%s changed with its newest package, %s', async (path, day) =>
  expect(await dayOf(path)).toBe(day),
);
