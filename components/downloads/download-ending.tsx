import { useLocale, useTranslations } from 'next-intl';
import { ReadOn } from '@/components/sections/read-on';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** While the package comes: register, or find a package that suits better. */
export function DownloadEnding() {
  const t = useTranslations('download.closing');
  const nav = useTranslations('common.nav.items');
  const locale = useLocale();
  return (
    <ReadOn
      label={t('label')}
      previous={{
        href: pagePath(locale, '/downloadlist'),
        label: t('other'),
        title: nav('downloadList.label'),
      }}
      next={{
        href: pagePath(locale, '/register'),
        label: t('register'),
        title: t('title'),
        text: t('text', { coupon: offers.newUserCoupon }),
      }}
    />
  );
}
