import { couponLabelNote, couponLabelText } from './coupon-label-text';

const messages = { coupon: '领 {n} 元无门槛券', pack: '领 {n} 元券包', packSum: 101 };

describe('couponLabelText (S5)', () => {
  it.each([
    [76, '领 76 元无门槛券'],
    [100, '领 100 元无门槛券'],
    [101, '领 101 元券包'],
    [102, '领 102 元无门槛券'],
  ])('%i', (n, text) => expect(couponLabelText(n, messages)).toBe(text));
});

it.each([
  [37, ''],
  [38, ''],
  [39, '其中 38 元注册即到账'],
  [76, '其中 38 元注册即到账'],
  [101, '其中 38 元注册即到账'],
])('note for %i, what every new account gets, where it is more: %j', (n, note) =>
  expect(couponLabelNote(n, { note: '其中 38 元注册即到账', noteAboveSum: 38 })).toBe(note),
);
