/**
 * Kinds of offers: which are coupons, which count into the sum on the sign-up button, and which the messages explain.
 */
import 'server-only';
import {
  buttonOfferKinds,
  offerKinds,
  type OfferKind,
} from '@superbrowser/contract/content/schemas';

/** Kinds of offers that the site has texts for. */
type ExplainedOfferKind = Exclude<OfferKind, (typeof buttonOfferKinds)[number]>;

interface HasKind {
  readonly kind: string;
}

/**
 * Whether an offer counts into the sum of coupons on the sign-up button. Such an offer is explained once and is not a
 * coupon of its own.
 */
export const isButtonLabelOffer = ({ kind }: HasKind): boolean =>
  (buttonOfferKinds as readonly string[]).includes(kind);

/** The offers shown as coupons; offers that only count into the button's sum are left out. */
export const offersShownAsCoupons = <T extends HasKind>(offers: readonly T[]): T[] =>
  offers.filter((offer) => !isButtonLabelOffer(offer));

/** Whether the messages have texts for an offer. */
export const hasOfferTexts = (kind: string): kind is ExplainedOfferKind =>
  (offerKinds as readonly string[]).includes(kind) && !isButtonLabelOffer({ kind });
