import { couponSumOf } from './coupon-sum';

it.each([
  ['no promoter or a failed lookup', null, 76],
  ['a sum of 0', { baseCoupon: 0, moreCoupon: 0 }, 76],
  ['base alone', { baseCoupon: 38, moreCoupon: 0 }, 38],
  ['base plus more', { baseCoupon: 76, moreCoupon: 25 }, 101],
])('%s', (_, coupons, figure) => expect(couponSumOf(coupons)).toBe(figure));
