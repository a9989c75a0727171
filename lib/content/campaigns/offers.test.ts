import { offerKinds } from '@/lib/publishing/kinds';
import { couponsOf, isKnownKind, isLabelSum } from './offers';

it.each([
  ['coupon', false, true],
  ['first_month_ip', false, true],
  ['invite_reward', false, true],
  ['button_coupon', true, false],
  ['coupon_pack', true, false],
  // One the upstream invented since stands on a coupon with its own title.
  ['free_route', false, false],
])('%s is a sum of the label: %s, has words: %s', (kind, isSum, isKnown) => {
  expect(isLabelSum({ kind })).toBe(isSum);
  expect(couponsOf([{ kind }])).toEqual(isSum ? [] : [{ kind }]);
  expect(isKnownKind(kind)).toBe(isKnown);
});

it('leaves no kind without a place', () =>
  expect(offerKinds.filter((kind) => !isKnownKind(kind) && !isLabelSum({ kind }))).toEqual([]));
