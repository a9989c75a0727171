import { discountNote, discountText, parseDiscount, parsePromoterName } from './discount-text';

const messages = { coupon: '领 {n} 元无门槛券', pack: '领 {n} 元券包', packAt: 101 };

describe('discountText (S5)', () => {
  it.each([
    [76, '领 76 元无门槛券'],
    [100, '领 100 元无门槛券'],
    [101, '领 101 元券包'],
    [102, '领 102 元无门槛券'],
  ])('%i', (n, text) => expect(discountText(n, messages)).toBe(text));
});

it.each([
  [37, ''],
  [38, ''],
  [39, '其中 38 元注册即到账'],
  [76, '其中 38 元注册即到账'],
  [101, '其中 38 元注册即到账'],
])('note for %i, what every new account gets, where it is more: %j', (n, note) =>
  expect(discountNote(n, { note: '其中 38 元注册即到账', noteAbove: 38 })).toBe(note),
);

describe('parseDiscount', () => {
  it('accepts an amount', () => expect(parseDiscount({ discount: 101 })).toBe(101));
  it.each([
    [null],
    ['76'],
    [{}],
    [{ discount: '76' }],
    [{ discount: 0 }],
    [{ discount: -1 }],
    [{ discount: 7.5 }],
    [{ discount: NaN }],
  ])('refuses %j', (response) => expect(parseDiscount(response)).toBeNull());
});

describe('parsePromoterName', () => {
  it('accepts a name', () =>
    expect(parsePromoterName({ discount: 76, promoter: { code: 'a', name: 'Lin' } })).toBe('Lin'));
  it.each([[null], ['x'], [{}], [{ promoter: null }], [{ promoter: { name: 7 } }]])(
    'finds none in %j',
    (response) => expect(parsePromoterName(response)).toBe(''),
  );
});
