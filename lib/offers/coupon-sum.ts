import { officialOffers } from './official-offers';

/**
 * The promoter's two coupons added up, in yuan; the default sum without a promoter, after a failed lookup and for 0.
 */
export function couponSumOf(
  coupons: { readonly baseCoupon: number; readonly moreCoupon: number } | null,
): number {
  return (coupons ? coupons.baseCoupon + coupons.moreCoupon : 0) || officialOffers.defaultCouponSum;
}
