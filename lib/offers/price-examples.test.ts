import type { Price } from '@superbrowser/contract/content/prices';
import { priceAfterCoupon, priceExamplesOf, firstMonthPrice } from './price-examples';

it.each([
  [200, 162],
  [38.01, 0.01],
  [38, 0],
  [37.99, 0],
  [0.01, 0],
  [99.9, 61.9],
  [1_000_000, 999_962],
])('the coupon reduces %d to %d', (amount, left) => expect(priceAfterCoupon(amount)).toBe(left));

it.each([
  [60, 30],
  [59.9, 29.95],
  [9.99, 5],
  [0.01, 0.01],
  [0.3, 0.15],
])('the first month of %d is %d', (amount, half) => expect(firstMonthPrice(amount)).toBe(half));

const price = (amount: number, unit?: Price['unit'], period: Price['period'] = 'month'): Price => ({
  name: { zh: `价格 ${amount}`, en: `Price ${amount}` },
  amount,
  period,
  unit,
});

it('has no example without a price', () => expect(priceExamplesOf([])).toBeNull());

it('takes the first price, and the first price of an IP by the month', () => {
  const prices = [
    price(199, 'account'),
    price(500, 'ip', 'year'),
    price(50, 'ip'),
    price(80, 'ip'),
  ];
  expect(priceExamplesOf(prices)).toEqual({
    coupon: { price: prices[0], amountDue: 161 },
    ip: { price: prices[2], amountDue: 25 },
  });
});

it.each([
  ['no IP has a price', [price(199, 'store')]],
  ['its price is by the year', [price(199), price(500, 'ip', 'year')]],
])('has no first month while %s', (_, prices) => expect(priceExamplesOf(prices)?.ip).toBeNull());

it('takes one price for both examples', () =>
  expect(priceExamplesOf([price(30, 'ip')])).toMatchObject({
    coupon: { amountDue: 0 },
    ip: { amountDue: 15 },
  }));
