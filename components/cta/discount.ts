/** Wordings of the coupon label with `{n}` for the sum, and of who recommends the site. */
export interface DiscountMessages {
  readonly coupon: string;
  readonly pack: string;
  /** The sum at which the label says "coupon pack". */
  readonly packAt: number;
  /** How the sum relates to the coupon of a new account. */
  readonly note: string;
  /** The coupon of a new account: a sum that is no more than it needs no note. */
  readonly noteAbove: number;
  /** With `{name}`. */
  readonly by: string;
}

/** What the upstream says of a promoter. */
export interface PromoterDiscount {
  /** What this promoter's visitors may claim; null without a promoter, and when there was no response. */
  readonly discount: number | null;
  /** Who recommends the site; '' without a name. */
  readonly recommender: string;
}

export const noPromoterDiscount: PromoterDiscount = { discount: null, recommender: '' };

/** S3: "Get {n} coupon pack" when n is 101, otherwise "Get {n} no-threshold coupons". */
export function discountText(
  n: number,
  { coupon, pack, packAt }: Pick<DiscountMessages, 'coupon' | 'pack' | 'packAt'>,
): string {
  return (n === packAt ? pack : coupon).replace('{n}', String(n));
}

/** What is next to the label; '' where the sum is what every new account gets. */
export const discountNote = (
  n: number,
  { note, noteAbove }: Pick<DiscountMessages, 'note' | 'noteAbove'>,
): string => (n > noteAbove ? note : '');

/**
 * The sum in the answer of `/api/promoter/discount`.
 * @returns null for anything that is not a whole positive number of yuan
 */
export function readDiscount(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('discount' in answer)) return null;
  const { discount } = answer;
  return typeof discount === 'number' && Number.isInteger(discount) && discount > 0
    ? discount
    : null;
}

/** Who recommends the site by the answer of `/api/promoter/discount`; '' where it gives no name. */
export function readRecommender(answer: unknown): string {
  const { recommender } = (answer ?? {}) as { recommender?: { name?: unknown } | null };
  return typeof recommender?.name === 'string' ? recommender.name : '';
}
