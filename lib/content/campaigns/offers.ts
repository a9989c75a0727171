/** What of an activity's offers stands on a coupon. */
import { labelKinds, offerKinds, type OfferKind } from '@/lib/publishing/kinds';

type LabelKind = (typeof labelKinds)[number];
/** Kinds the site has words for. */
export type CouponKind = Exclude<OfferKind, LabelKind>;

interface OfKind {
  readonly kind: string;
}

/** Whether it is a sum of the sign-up button's label, explained once and no offer by itself. */
export const isLabelSum = ({ kind }: OfKind): boolean =>
  (labelKinds as readonly string[]).includes(kind);

/** The offers one can have: every new account has the first, whatever the label of the button adds up. */
export const couponsOf = <T extends OfKind>(offers: readonly T[]): T[] =>
  offers.filter((offer) => !isLabelSum(offer));

/** Whether the messages have words for an offer. */
export const isKnownKind = (kind: string): kind is CouponKind =>
  (offerKinds as readonly string[]).includes(kind) && !isLabelSum({ kind });
