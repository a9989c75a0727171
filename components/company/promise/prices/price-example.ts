/** What newcomers pay of a published price, in yuan. Pure. */
import type { Price } from '@superbrowser/contract/records/prices';
import { offers } from '@/lib/site';

/** Sums are counted in fen: 0.1 and 0.2 are not 0.3 otherwise. */
const fen = (yuan: number) => Math.round(yuan * 100);

/** What is left of a price after the coupon; never below nothing. */
export const afterCoupon = (amount: number): number =>
  Math.max(0, fen(amount) - fen(offers.newUserCoupon)) / 100;

/** The first month of an IP, at its share of the price; half a fen counts as one. */
export const firstMonth = (amount: number): number =>
  Math.round(fen(amount) * offers.firstMonthIpDiscount) / 100;

export interface Example {
  readonly price: Price;
  readonly pay: number;
}

export interface Examples {
  /** The first price, paid with the coupon. */
  readonly coupon: Example;
  /** The first price of an IP by the month; null without one. */
  readonly ip: Example | null;
}

/** @returns null without a price */
export function examplesOf(prices: readonly Price[]): Examples | null {
  const [first] = prices;
  if (!first) return null;
  const ip = prices.find(({ unit, period }) => unit === 'ip' && period === 'month');
  return {
    coupon: { price: first, pay: afterCoupon(first.amount) },
    ip: ip ? { price: ip, pay: firstMonth(ip.amount) } : null,
  };
}
