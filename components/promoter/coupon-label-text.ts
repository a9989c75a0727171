import type { CouponLabelMessages } from './coupon-label-messages';

/** "Get {n} coupon pack" when n is 101, otherwise "Get {n} no-threshold coupons" (S5). */
export function couponLabelText(
  amount: number,
  { coupon, pack, packAmount }: Pick<CouponLabelMessages, 'coupon' | 'pack' | 'packAmount'>,
): string {
  return (amount === packAmount ? pack : coupon).replace('{n}', String(amount));
}

/** The note next to the label; '' where every new account gets the amount. */
export const couponLabelNote = (
  amount: number,
  { note, noteAbove }: Pick<CouponLabelMessages, 'note' | 'noteAbove'>,
): string => (amount > noteAbove ? note : '');
