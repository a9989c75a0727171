import { offerKinds } from '@superbrowser/contract/content/schemas';
import {
  offersShownAsCoupons,
  offersWithOfficialValues,
  hasOfferTexts,
  isButtonLabelOffer,
} from './offers';

it.each([
  ['coupon', false, true],
  ['first_month_ip', false, true],
  ['invite_reward', false, true],
  ['button_coupon', true, false],
  ['coupon_pack', true, false],
  // This is a kind that the upstream added later; its coupon shows the title of the offer.
  ['free_route', false, false],
])('%s counts into the button’s sum: %s, has texts: %s', (kind, isSum, isKnown) => {
  expect(isButtonLabelOffer({ kind })).toBe(isSum);
  expect(offersShownAsCoupons([{ kind }])).toEqual(isSum ? [] : [{ kind }]);
  expect(hasOfferTexts(kind)).toBe(isKnown);
});

it('gives every kind a place', () =>
  expect(
    offerKinds.filter((kind) => !hasOfferTexts(kind) && !isButtonLabelOffer({ kind })),
  ).toEqual([]));

it('leaves out coupons without an official value, which would be worth 0', () =>
  expect(
    offersWithOfficialValues(['coupon', 'invite_reward', 'button_coupon']).map(({ kind }) => kind),
  ).toEqual(['coupon', 'button_coupon']));
