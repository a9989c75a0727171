import type { CouponLabelMessages } from './coupon-label-messages';

/** What is read from the response of `/api/promoter/discount`. */
export interface PromoterCoupons {
  /** Sum of coupons for this promoter's visitors; null without a promoter, and when there was no response. */
  readonly couponSum: number | null;
  /** The promoter’s name; '' where it is unknown. */
  readonly promoterName: string;
}

export const noPromoterCoupons: PromoterCoupons = { couponSum: null, promoterName: '' };

/** "Get {n} coupon pack" when n is 101, otherwise "Get {n} no-threshold coupons" (S5). */
export function couponLabelText(
  amount: number,
  { coupon, pack, packAt }: Pick<CouponLabelMessages, 'coupon' | 'pack' | 'packAt'>,
): string {
  return (amount === packAt ? pack : coupon).replace('{n}', String(amount));
}

/** The note next to the label; '' where every new account gets the amount. */
export const couponLabelNote = (
  amount: number,
  { note, noteAbove }: Pick<CouponLabelMessages, 'note' | 'noteAbove'>,
): string => (amount > noteAbove ? note : '');
