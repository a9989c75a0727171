import { useLocale, useTranslations } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { offers, site } from '@/lib/site';

/** The last call to action. */
export function Closing() {
  const t = useTranslations('home.closing');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      actions={
        <>
          <ButtonLink
            href={downloadHref('auto')}
            size="xl"
            icon={<Icon name="download" size={20} />}
            className="max-md:hidden"
          >
            {t('download', { name: site.name[locale] })}
          </ButtonLink>
          <ButtonLink href={pagePath(locale, '/register')} variant="inverse" size="xl">
            {t('register')}
          </ButtonLink>
        </>
      }
    />
  );
}
