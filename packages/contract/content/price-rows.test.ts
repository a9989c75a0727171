import { priceFieldName, priceRowNumbers, priceValues, parsePriceRows } from './price-rows';
import type { Price } from './prices';

const prices: readonly Price[] = [
  { name: { zh: '套餐', en: 'Plan' }, amount: 99.5, period: 'month', unit: 'ip' },
  { name: { zh: '年费', en: 'Yearly' }, amount: 990, period: 'year' },
];
const values = priceValues(prices);

it('returns stored prices unchanged', () =>
  expect(parsePriceRows(values)).toEqual({ prices, issues: [] }));

it('skips rows in which nothing was typed', () => {
  const apart = {
    'p3-zh': '套餐',
    'p3-en': 'Plan',
    'p3-amount': ' 1 ',
    'p3-period': 'month',
    'p1-period': 'year',
    'p2-zh': ' ',
  };
  expect(parsePriceRows(apart).prices).toMatchObject([{ amount: 1, period: 'month' }]);
  expect(parsePriceRows({ 'p1-period': 'year', 'p1-unit': 'ip' }).prices).toEqual([]);
  expect(parsePriceRows({}).prices).toEqual([]);
});

it.each([
  ['no amount', { 'p2-amount': '' }, 'p2-amount', 'must be yuan'],
  ['words for an amount', { 'p2-amount': 'much' }, 'p2-amount', 'must be yuan'],
  ['nothing to pay', { 'p1-amount': '0' }, 'p1-amount', 'must be yuan'],
  ['Chinese in English', { 'p1-en': '套餐' }, 'p1-en', 'Chinese'],
  ['no English', { 'p1-en': '' }, 'p1-en', 'too short'],
  ['no Chinese', { 'p2-zh': '' }, 'p2-zh', 'too short'],
  ['another period', { 'p2-period': 'day' }, 'p2-period', 'one of'],
  ['another unit', { 'p1-unit': 'cat' }, 'p1-unit', 'one of'],
  ['nothing but what is included', { 'p3-has-en': 'Support' }, 'p3-zh', 'too short'],
  ['the same twice', { 'p2-zh': '套餐', 'p2-period': 'month', 'p2-unit': 'ip' }, 'p1-zh', 'once'],
])('reports %s at its field', (_, change, field, words) => {
  const { prices: read, issues } = parsePriceRows({ ...values, ...change });
  expect(read).toBeNull();
  expect(issues).toContainEqual({
    field,
    message: expect.objectContaining({ en: expect.stringContaining(words) as string }) as object,
  });
});

it('has a row for each possible price', () => {
  expect(priceFieldName(priceRowNumbers.at(-1) ?? 0, 'zh')).toBe('p20-zh');
});
