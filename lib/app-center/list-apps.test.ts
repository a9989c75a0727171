import { appCategories, appKinds } from '@superbrowser/contract/content/app-categories';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { appQuerySchema } from './app-query';
import { listApps, pageSize } from './list-apps';

const find = (query: Record<string, unknown>) => listApps(apps, appQuerySchema.parse(query));
const names = (query: Record<string, unknown>) => find(query).entries.map(({ name }) => name);

it('returns one page and the total number', () => {
  const pages = [1, 2, 3].map((page) => find({ page }));
  expect(pages.map(({ entries }) => entries.length)).toEqual([pageSize, pageSize, 6]);
  const slugs = pages.flatMap(({ entries }) => entries.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(apps.length);
  expect(pages[0]?.total).toBe(apps.length);
  expect(find({ page: 4 })).toEqual({ entries: [], total: apps.length });
});

it('filters by category', () => {
  const { entries, total } = find({ category: 'finance' });
  expect(total).toBe(4);
  expect(entries.every(({ category }) => category === 'finance')).toBe(true);
});

it('requires every word, in any order, case or width', () => {
  expect(names({ locale: 'en-US', q: 'PARCELS hours' })).toEqual(['Parcel tracking']);
  expect(names({ locale: 'en-US', q: 'parcels nowhere' })).toEqual([]);
  expect(names({ q: 'ａ４' })).toEqual(['面单拼版']);
});

it('searches in the language of the page', () => {
  expect(names({ locale: 'en-US', q: '对账' })).toEqual([]);
  expect(names({ q: '对账' })).toContain('财务对账');
});

it('puts apps with the words in their name first', () => {
  // 「账单」 is in the description of an app that comes earlier in the list.
  expect(names({ q: '账单' })).toEqual(['账单下载', '财务对账']);
});

it('searches within the category', () => {
  expect(names({ q: '翻译', category: 'service' })).toEqual(['消息翻译']);
});

it('ignores unknown values instead of failing', () => {
  const odd = { q: 'x'.repeat(61), category: 'nonsense', page: '-3', locale: 'xx' };
  expect(find(odd)).toEqual(find({}));
  expect(find({ page: '1.5' })).toEqual(find({}));
});

it('shows every kind and category on the first page', () => {
  const { entries } = find({});
  expect(new Set(entries.map(({ kind }) => kind)).size).toBe(appKinds.length);
  expect(new Set(entries.map(({ category }) => category)).size).toBe(appCategories.length);
});

it('has one record for each slug, and both languages in full', () => {
  expect(new Set(apps.map(({ slug }) => slug)).size).toBe(apps.length);
  for (const { text } of apps)
    for (const language of Object.values(text))
      expect(Object.values(language).every((part) => part.trim().length > 1)).toBe(true);
});
