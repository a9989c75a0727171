/** What is read from the response of `/api/promoter/discount`. */
export interface PromoterOffer {
  /**
   * Sum of coupons for this promoter's visitors; null without a promoter or channel or a usable response.
   */
  readonly couponSum: number | null;
  /** The promoter’s name; '' where it is unknown. */
  readonly promoterName: string;
}

export const noPromoterOffer: PromoterOffer = { couponSum: null, promoterName: '' };

/**
 * The sum of coupons in the response of `/api/promoter/discount`.
 * @returns null for anything that is not a whole positive number of yuan
 */
export function parseCouponSum(response: unknown): number | null {
  const { discount } = (response ?? {}) as { discount?: unknown };
  return typeof discount === 'number' && Number.isInteger(discount) && discount > 0
    ? discount
    : null;
}

/** The promoter’s name in the response of `/api/promoter/discount`; '' where it gives no name. */
export function parsePromoterName(response: unknown): string {
  const { promoter } = (response ?? {}) as { promoter?: { name?: unknown } | null };
  return typeof promoter?.name === 'string' ? promoter.name : '';
}
