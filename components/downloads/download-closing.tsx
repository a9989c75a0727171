import { getTranslations } from 'next-intl/server';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { offers } from '@/lib/site';

/** The offer for new users and the two ways on. */
export async function DownloadClosing({ locale }: { locale: Locale }) {
  const t = await getTranslations('download.closing');
  return (
    <ClosingBand
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('compare')}
          </ButtonLink>
        </>
      }
    />
  );
}
