import { getLocale, getTranslations } from 'next-intl/server';
import { RecommendedBy } from '@/components/cta/discount-label';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';

/** Where somebody with an account finds their coupons; what newcomers get is no offer to them. */
export async function CouponBand() {
  const [t, common, locale] = await Promise.all([
    getTranslations('recall.coupon'),
    getTranslations('common'),
    getLocale(),
  ]);
  return (
    <Section tone="ink" labelledBy="coupon-title">
      <div className="wrap grid gap-x-16 gap-y-4 md:grid-cols-[5fr_7fr]">
        <h2 id="coupon-title" className="text-h2 text-on-ink">
          {t('title')}
        </h2>
        <div>
          <p className="max-w-[40em]">{t('text')}</p>
          <TextLink tone="ink" page="/promotions" className="mt-3">
            {t('link')}
          </TextLink>
          <RecommendedBy
            by={String(common.raw('promoter.recommended'))}
            className="mt-1 text-sm wrap-anywhere text-on-ink-2"
          />
        </div>
      </div>
    </Section>
  );
}
