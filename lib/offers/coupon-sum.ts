import { officialOffers } from '@/lib/offers/official-offers';

/**
 * The sum of coupons on the sign-up button, in yuan: of the promoter's coupons. The default applies without a promoter,
 * after a failed lookup and for a sum of 0.
 */
export function couponSumOf(
  coupons: { readonly baseCoupon: number; readonly moreCoupon: number } | null,
): number {
  return (coupons ? coupons.baseCoupon + coupons.moreCoupon : 0) || officialOffers.defaultCouponSum;
}
