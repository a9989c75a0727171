import { parseStoredTerms } from './company-terms';

const inBoth = { zh: '套餐', en: 'plans' };

it.each([
  [{ own_proxies: true }],
  [{ own_proxies: false, sample: true }],
  [{ coupon_pays: inBoth, coupon_rest: inBoth }],
  [{ reward_form: 'cash', reward_days: 7 }],
  [{ commission: { from: 10, to: 10 }, deployment: { from: 2, to: 4 } }],
])('reads %j', (terms) => expect(parseStoredTerms(terms)).toEqual({ terms, problems: [] }));

it.each([
  [undefined, []],
  [null, []],
  ['x', ['no terms']],
  [[], ['no terms']],
  [{ own_proxies: 'perhaps' }, ['own_proxies']],
  [{ coupon_pays: { zh: '套餐' } }, ['coupon_pays']],
  [{ coupon_rest: { zh: '券包', en: '券包' } }, ['coupon_rest']],
  [{ coupon_rest: { zh: '', en: 'x' } }, ['coupon_rest']],
  [{ reward_form: 'gold', reward_days: 0 }, ['reward_form', 'reward_days']],
  [{ commission: { from: 20, to: 10 } }, ['commission']],
  [{ commission: { from: 10, to: 101 } }, ['commission']],
  [{ deployment: { from: 1.5, to: 3 } }, ['deployment']],
  [{ unknown: 1 }, ['unknown']],
])('leaves %j out', (value, problems) =>
  expect(parseStoredTerms(value)).toEqual({ terms: {}, problems }),
);

it('keeps valid terms next to invalid ones', () =>
  expect(parseStoredTerms({ own_proxies: true, reward_days: 'soon' })).toEqual({
    terms: { own_proxies: true },
    problems: ['reward_days'],
  }));
