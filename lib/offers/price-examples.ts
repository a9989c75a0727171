/** What a newcomer pays for the first plan and the first IP, with the official offers. Pure. */
import type { Price } from '@superbrowser/contract/content/prices';
import { officialOffers } from './official-offers';

/** Amounts are counted in fen, because 0.1 and 0.2 do not add up to 0.3 in floating point. */
const toFen = (yuan: number) => Math.round(yuan * 100);

/** A price after the coupon; never below zero. */
export const priceAfterCoupon = (amount: number): number =>
  Math.max(0, toFen(amount) - toFen(officialOffers.newUserCoupon)) / 100;

/** The first month of an IP at its discounted price; half a fen is rounded up. */
export const firstMonthPrice = (amount: number): number =>
  Math.round(toFen(amount) * officialOffers.firstMonthIpFactor) / 100;

/** The amount in yuan by which the first month of an IP is cheaper than later months. */
export const firstMonthSaving = ({ price, amountDue }: PriceExample) =>
  (toFen(price.amount) - toFen(amountDue)) / 100;

interface PriceExample {
  readonly price: Price;
  readonly amountDue: number;
}

interface PriceExamples {
  /** The first price, paid with the coupon. */
  readonly coupon: PriceExample;
  /** The first price of an IP by the month; null without one. */
  readonly ip: PriceExample | null;
}

/** @returns null without a price */
export function priceExamplesOf(prices: readonly Price[]): PriceExamples | null {
  const [firstPrice] = prices;
  if (!firstPrice) return null;
  const ipPrice = prices.find(({ unit, period }) => unit === 'ip' && period === 'month');
  return {
    coupon: { price: firstPrice, amountDue: priceAfterCoupon(firstPrice.amount) },
    ip: ipPrice ? { price: ipPrice, amountDue: firstMonthPrice(ipPrice.amount) } : null,
  };
}
