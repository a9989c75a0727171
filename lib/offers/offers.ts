/**
 * Offers: which kinds are coupons, which count into the sum on the sign-up button, which the messages explain, and the
 * company's own values.
 */
import 'server-only';
import {
  buttonLabelOfferKinds,
  offerKinds,
  type OfferKind,
} from '@superbrowser/contract/content/schemas';
import { officialOffers } from './official-offers';

/** An offer as pages show it. */
export interface Offer {
  /** A kind of the contract, or a kind the upstream added later; pages then show the offer's title. */
  readonly kind: string;
  readonly value: number;
  /** Smallest order in yuan; 0 when there is none. */
  readonly threshold: number;
  readonly title: string;
}

/** Kinds of offers that the site has texts for. */
type ExplainedOfferKind = Exclude<OfferKind, (typeof buttonLabelOfferKinds)[number]>;

interface HasKind {
  readonly kind: string;
}

/**
 * Whether an offer counts into the sum of coupons on the sign-up button. Such an offer is explained once and is not a
 * coupon of its own.
 */
export const isButtonLabelOffer = ({ kind }: HasKind): boolean =>
  (buttonLabelOfferKinds as readonly string[]).includes(kind);

/** The offers shown as coupons; offers that only count into the button's sum are left out. */
export const offersShownAsCoupons = <T extends HasKind>(offers: readonly T[]): T[] =>
  offers.filter((offer) => !isButtonLabelOffer(offer));

/** Whether the messages have texts for an offer. */
export const hasOfferTexts = (kind: string): kind is ExplainedOfferKind =>
  (offerKinds as readonly string[]).includes(kind) && !isButtonLabelOffer({ kind });

const offerValues: Partial<Record<OfferKind, number>> = {
  coupon: officialOffers.newUserCoupon,
  first_month_ip: officialOffers.firstMonthIpFactor,
};

/**
 * Offers of these kinds, with the site's own values. A coupon without one is left out: it would be shown as worth 0.
 */
export const offersWithOfficialValues = (kinds: readonly OfferKind[]): Offer[] =>
  kinds
    .map((kind) => ({ kind, value: offerValues[kind] ?? 0, threshold: 0, title: '' }))
    .filter((offer) => offer.value > 0 || isButtonLabelOffer(offer));
