import { offers } from '@/lib/site';

/**
 * Figure of the register button's label, in yuan: what the promoter offers in sum, or the default
 * without a promoter, after a failed lookup and for a sum of 0.
 */
export function discountOf(
  coupons: { readonly baseCoupon: number; readonly moreCoupon: number } | null,
): number {
  return (coupons ? coupons.baseCoupon + coupons.moreCoupon : 0) || offers.defaultDiscount;
}
