import { getLocale, getTranslations } from 'next-intl/server';
import { DiscountLabel } from '@/components/cta/discount-label';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** The coupons one can collect now, and where the own ones are. */
export async function CouponBand() {
  const [t, common, locale] = await Promise.all([
    getTranslations('recall.coupon'),
    getTranslations('common'),
    getLocale(),
  ]);
  const words = {
    coupon: String(t.raw('label')),
    pack: String(t.raw('pack')),
    packAt: offers.couponPack,
    by: String(common.raw('recommended')),
  };
  return (
    <Section tone="ink" labelledBy="coupon-title">
      <div className="wrap grid gap-x-16 gap-y-4 md:grid-cols-[5fr_7fr]">
        <h2 id="coupon-title" className="text-h2 text-on-ink">
          {t('title')}
        </h2>
        <div>
          <DiscountLabel
            words={words}
            fallback={offers.defaultDiscount}
            className="text-[20px] font-bold text-warm-300"
            byClassName="mt-1 text-sm wrap-anywhere text-on-ink-2"
          />
          <p className="mt-3 max-w-[40em]">{t('text', { coupon: offers.newUserCoupon })}</p>
          <TextLink tone="ink" href={pagePath(locale, '/promotions')} className="mt-3">
            {t('link')}
          </TextLink>
        </div>
      </div>
    </Section>
  );
}
