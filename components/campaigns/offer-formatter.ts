import { getLocale, getTranslations } from 'next-intl/server';
import { hasOfferTexts } from '@/lib/offers/offers';
import type { Offer } from '@/lib/offers/offers';
import { getCompanyTerms } from '@/lib/offers/company-terms';

export interface OfferTexts {
  readonly amountText: string;
  readonly unit: string;
  readonly name: string;
  /** The people the offer is for. */
  readonly audience: string;
  readonly note: string;
  /** The smallest order the offer applies to. */
  readonly minimum: string;
  /** Text on the coupon's stub. */
  readonly stub: string;
  /** The name is the upstream's own title, which is Chinese, on a page in another language. */
  readonly isNameChinese: boolean;
}

/** A share of the price as on a coupon: in Chinese ½ where it is a half, otherwise in percent. */
const priceFractionText = (value: number, locale: string) =>
  value === 0.5 && locale === 'zh-CN' ? '½' : `${Math.round(value * 100)}%`;

/** Texts of an offer; a kind the site does not know yet is shown with the upstream's own title. */
export async function createOfferFormatter(): Promise<(offer: Offer) => OfferTexts> {
  const [t, locale, { reward_form: rewardForm }] = await Promise.all([
    getTranslations('campaign.offers'),
    getLocale(),
    getCompanyTerms(),
  ]);
  return ({ kind, value, threshold, title }) => {
    const minimum = threshold > 0 ? t('threshold', { threshold }) : t('noThreshold');
    // The text is "38|元" or "¥38": the currency is where the language has it.
    const [amount = '', currency = ''] = t('figure', { value }).split('|');
    if (!hasOfferTexts(kind)) {
      const isNameChinese = locale !== 'zh-CN';
      const texts = {
        name: title,
        audience: title,
        note: minimum,
        minimum,
        stub: t('stub.coupon'),
      };
      return { amountText: amount, unit: currency, isNameChinese, ...texts };
    }
    const isShare = kind === 'first_month_ip';
    return {
      amountText: isShare ? priceFractionText(value, locale) : amount,
      unit: isShare ? '' : currency,
      name:
        kind === 'invite_reward' && rewardForm === 'coupon'
          ? t('invite_reward.nameCoupon', { value })
          : t(`${kind}.name`, { value }),
      audience: t(`${kind}.who`),
      note:
        threshold > 0
          ? t('noteWithLeast', { note: t(`${kind}.note`), least: minimum })
          : t(`${kind}.note`),
      minimum,
      stub: t(`stub.${kind}`),
      isNameChinese: false,
    };
  };
}
