import type { CompanyTerms } from '@superbrowser/contract/content/company-terms';
import type { Locale } from '@/lib/core/i18n/routing';
import { officialOffers } from '@/lib/offers/official-offers';

/** Texts of the coupon label with `{n}` for the amount, and of the promoter’s name. */
export interface CouponLabelMessages {
  readonly coupon: string;
  readonly pack: string;
  /** At exactly this amount the label says "coupon pack" (S5). */
  readonly packSum: number;
  /** Relates the amount to the coupon of a new account. */
  readonly note: string;
  /** The coupon of a new account; an amount that is no larger needs no note. */
  readonly noteAboveSum: number;
  /** Text with the placeholder `{name}`. */
  readonly recommendedBy: string;
}

/** The translator of `common.couponLabel`. */
interface LabelTranslate {
  (key: 'note' | 'noteRest', values: { coupon: number; when: string; sample: string }): string;
  raw: (key: 'coupon' | 'pack') => unknown;
}

interface RemainingCouponTerms extends Pick<CompanyTerms, 'coupon_rest'> {
  /** Appended to a sentence that names a sample value. */
  readonly sampleMark: string;
  readonly locale: Locale;
}

/**
 * The texts of the coupon label, the same on every page. `coupon_rest` says when the rest arrives, where staff entered
 * it.
 * @param t of `common.couponLabel`
 * @param common of `common`
 */
export const couponLabelMessages = (
  t: LabelTranslate,
  common: { raw: (key: 'promoter.recommended') => unknown },
  { coupon_rest, sampleMark, locale }: RemainingCouponTerms,
): CouponLabelMessages => ({
  coupon: String(t.raw('coupon')),
  pack: String(t.raw('pack')),
  packSum: officialOffers.couponPackSum,
  note: t(coupon_rest ? 'noteRest' : 'note', {
    coupon: officialOffers.newUserCoupon,
    when: coupon_rest?.[locale === 'zh-CN' ? 'zh' : 'en'] ?? '',
    sample: sampleMark,
  }),
  noteAboveSum: officialOffers.newUserCoupon,
  recommendedBy: String(common.raw('promoter.recommended')),
});
