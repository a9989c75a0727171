/** Tests that a built-in text in one language is a page in that language only. */
import { upstreamChangeDays } from '@/lib/seo/sitemap/upstream-change-days';
import { sitemapEntries } from '@/lib/seo/sitemap/entries';
import { seedLists } from '@/lib/testing/seed-lists';
import { decidePage } from './page-decision';
import { pageRedirectRules } from './settings';

jest.mock('@/lib/generated/slugs', () => ({
  ...jest.requireActual<object>('@/lib/generated/slugs'),
  singleLanguagePages: { '/news/fingerprint-basics': 'zh-CN' },
}));
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

it.each([
  ['/news/fingerprint-basics', 200],
  ['/en/news/fingerprint-basics', 404],
  ['/en/news/when-staff-leave', 200],
])('%s is %d', (pathname, status) => {
  const request = { pathname, search: '', userAgent: 'Chrome/142', allowsUnlisted: false };
  expect(decidePage(request, pageRedirectRules)).toMatchObject({ kind: 'static', status });
});

it('is in the sitemap once, without the other language', () => {
  const now = Date.parse('2026-11-22T12:00:00+08:00');
  const entries = sitemapEntries(upstreamChangeDays({ ...seedLists, activities: [], now }), []);
  const articleEntries = entries.filter(({ url }) => url.endsWith('/news/fingerprint-basics'));
  expect(articleEntries).toMatchObject([
    { alternates: { 'zh-CN': articleEntries[0]?.url, 'x-default': articleEntries[0]?.url } },
  ]);
  expect(Object.keys(articleEntries[0]?.alternates ?? {})).toEqual(['zh-CN', 'x-default']);
});
