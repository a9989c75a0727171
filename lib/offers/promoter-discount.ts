import { officialOffers } from '@/lib/offers/official-offers';

/**
 * The amount on the register button, in yuan: the sum of the promoter's coupons. The default applies without a
 * promoter, after a failed lookup and for a sum of 0.
 */
export function discountOf(
  coupons: { readonly baseCoupon: number; readonly moreCoupon: number } | null,
): number {
  return (coupons ? coupons.baseCoupon + coupons.moreCoupon : 0) || officialOffers.defaultDiscount;
}
