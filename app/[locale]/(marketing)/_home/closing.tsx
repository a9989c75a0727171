import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { offers, site } from '@/lib/site';

/** The last call to action. */
export function Closing() {
  const t = useTranslations('home.closing');
  const locale = useLocale();
  return (
    <ClosingDownload
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      download={t('download', { name: site.name[locale] })}
    >
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/register')}>
        {t('register')}
      </ButtonLink>
    </ClosingDownload>
  );
}
