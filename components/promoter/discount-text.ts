import type { DiscountMessages } from './discount-messages';

/** The upstream's data about a promoter. */
export interface PromoterDiscount {
  /** Amount for this promoter's visitors; null without a promoter, and when there was no response. */
  readonly discount: number | null;
  /** The promoter’s name; '' where it is unknown. */
  readonly promoterName: string;
}

export const noPromoterDiscount: PromoterDiscount = { discount: null, promoterName: '' };

/** "Get {n} coupon pack" when n is 101, otherwise "Get {n} no-threshold coupons" (S5). */
export function discountText(
  amount: number,
  { coupon, pack, packAt }: Pick<DiscountMessages, 'coupon' | 'pack' | 'packAt'>,
): string {
  return (amount === packAt ? pack : coupon).replace('{n}', String(amount));
}

/** The note next to the label; '' where every new account gets the amount. */
export const discountNote = (
  amount: number,
  { note, noteAbove }: Pick<DiscountMessages, 'note' | 'noteAbove'>,
): string => (amount > noteAbove ? note : '');

/**
 * The amount in the answer of `/api/promoter/discount`.
 * @returns null for anything that is not a whole positive number of yuan
 */
export function parseDiscount(response: unknown): number | null {
  const { discount } = (response ?? {}) as { discount?: unknown };
  return typeof discount === 'number' && Number.isInteger(discount) && discount > 0
    ? discount
    : null;
}

/** The promoter’s name in the answer of `/api/promoter/discount`; '' where it gives no name. */
export function parsePromoterName(response: unknown): string {
  const { promoter } = (response ?? {}) as { promoter?: { name?: unknown } | null };
  return typeof promoter?.name === 'string' ? promoter.name : '';
}
