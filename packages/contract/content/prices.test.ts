import { formatIssues } from './issues';
import { maxPrices, parsePriceJson, parseStoredPrices, type Price } from './prices';

const plan: Price = {
  name: { zh: '团队套餐', en: 'Team plan' },
  amount: 199,
  period: 'month',
  unit: 'account',
};

describe('a price', () => {
  it.each<[string, object]>([
    ['as it is', {}],
    ['by the year', { period: 'year' }],
    ['by the IP', { unit: 'ip' }],
    ['counted by nothing', { unit: undefined }],
    ['with jiao and fen', { amount: 0.29 }],
    ['of one fen', { amount: 0.01 }],
    ['of a million', { amount: 1_000_000 }],
    ['with a Latin name in Chinese', { name: { zh: 'IP', en: 'IP' } }],
  ])('is accepted %s', (_, change) => {
    const price = { ...plan, ...change };
    expect(parseStoredPrices([price])).toEqual({ prices: [price], problems: [] });
    expect(parsePriceJson(JSON.stringify([price]))).toMatchObject({ issues: [] });
  });

  it.each<[string, unknown, string]>([
    ['of nothing', { ...plan, amount: 0 }, '#1.amount must be yuan'],
    ['below nothing', { ...plan, amount: -1 }, '#1.amount must be yuan'],
    ['of more than a million', { ...plan, amount: 1_000_001 }, '#1.amount must be yuan'],
    ['with a third decimal', { ...plan, amount: 1.005 }, '#1.amount must be yuan'],
    ['in words', { ...plan, amount: '199' }, '#1.amount must be yuan'],
    ['without an end', { ...plan, amount: Infinity }, '#1.amount must be yuan'],
    ['by the week', { ...plan, period: 'week' }, '#1.period must be one of: month, year'],
    ['by the hour of work', { ...plan, unit: 'hour' }, '#1.unit must be one of: store'],
    ['without an English name', { ...plan, name: { zh: '套餐' } }, '#1.name.en is missing'],
    [
      'without a name',
      { ...plan, name: { zh: ' ', en: 'Plan' } },
      '#1.name.zh is missing or too short',
    ],
    [
      'with a long name',
      { ...plan, name: { zh: '长'.repeat(41), en: 'Plan' } },
      '#1.name.zh is too long',
    ],
    [
      'of two lines',
      { ...plan, name: { zh: '套\n餐', en: 'Plan' } },
      '#1.name.zh must be one line',
    ],
    [
      'with Chinese in English',
      { ...plan, name: { zh: '套餐', en: '套餐' } },
      '#1.name.en has Chinese in the English text',
    ],
    ['with a word of its own', { ...plan, uint: 'ip' }, '#1 has no field uint'],
    ['that is none', null, '#1 is missing or not usable'],
    ['that is a number', 199, '#1 is missing or not usable'],
  ])('%s is left out and reported, the others stay', (_, bad, problem) => {
    const { prices, problems } = parseStoredPrices([bad, plan]);
    expect(prices).toEqual([plan]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

it.each([
  ['nothing', undefined, []],
  ['null', null, []],
  ['an empty list', [], []],
  ['an object', { amount: 1 }, ['no list']],
  ['a text', '199', ['no list']],
])('finds no price in %s', (_, value, problems) =>
  expect(parseStoredPrices(value)).toEqual({ prices: [], problems }),
);

it('limits prices to what a table can show', () => {
  const tooManyPrices = Array.from({ length: maxPrices + 1 }, (_, at) => ({
    ...plan,
    amount: at + 1,
  }));
  const { prices, problems } = parseStoredPrices(tooManyPrices);
  expect(prices).toHaveLength(maxPrices);
  expect(problems).toEqual([`more than ${maxPrices}`]);
});

it.each([
  ['', 'is no JSON'],
  ['{', 'is no JSON'],
  ['{}', 'must be a list of 1 to 20 prices'],
  ['[]', 'must be a list of 1 to 20 prices'],
  [JSON.stringify([plan, plan]), 'must be a list of 1 to 20 prices, each of them once'],
  [JSON.stringify([plan, { ...plan, amount: -1 }]), '#2.amount: must be yuan'],
])('accepts nothing of the file %s', (file, reason) => {
  const { prices, issues } = parsePriceJson(file);
  expect(prices).toBeNull();
  const { en, zh } = formatIssues(issues);
  expect(en).toContain(reason);
  expect(zh).toMatch(/\p{Script=Han}/u);
});
