import { offers } from '@/lib/site';
import type { DiscountMessages } from './discount';

/** Words of `home.discount`. */
interface LabelMessages {
  (key: 'note', values: { coupon: number }): string;
  raw: (key: 'coupon' | 'pack') => unknown;
}

/**
 * The words of the coupon label, the same wherever it stands.
 * @param t of `home.discount`
 * @param common of `common`
 */
export const discountMessages = (
  t: LabelMessages,
  common: { raw: (key: 'promoter.recommended') => unknown },
): DiscountMessages => ({
  coupon: String(t.raw('coupon')),
  pack: String(t.raw('pack')),
  packAt: offers.couponPack,
  note: t('note', { coupon: offers.newUserCoupon }),
  noteAbove: offers.newUserCoupon,
  by: String(common.raw('promoter.recommended')),
});
