import { useLocale, useTranslations } from 'next-intl';
import { ReadOn } from '@/components/sections/read-on';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** Install it, or find the edition first. */
export function TrialClosing() {
  const t = useTranslations('webTrial.closing');
  const locale = useLocale();
  return (
    <ReadOn
      label={t('label')}
      previous={{
        href: pagePath(locale, '/download/contrast'),
        label: t('first'),
        title: t('compare'),
      }}
      next={{
        href: pagePath(locale, '/download'),
        label: t('install'),
        title: t('title'),
        text: t('text', { coupon: offers.newUserCoupon }),
      }}
    />
  );
}
