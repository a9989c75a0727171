import type { CouponLabelMessages } from './coupon-label-messages';

/** "Get {n} coupon pack" when n is `packSum` (101), otherwise "Get {n} no-threshold coupons" (S5). */
export function couponLabelText(
  amount: number,
  { coupon, pack, packSum }: Pick<CouponLabelMessages, 'coupon' | 'pack' | 'packSum'>,
): string {
  return (amount === packSum ? pack : coupon).replace('{n}', String(amount));
}

/** The note next to the label; '' where every new account gets the amount. */
export const couponLabelNote = (
  amount: number,
  { note, noteAboveSum }: Pick<CouponLabelMessages, 'note' | 'noteAboveSum'>,
): string => (amount > noteAboveSum ? note : '');
