import { useLocale, useTranslations } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

/** From knowing to doing: one environment a store, and it stays. */
export function DetectClosing() {
  const t = useTranslations('detect.closing');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/cores')}>
            {t('cores')}
          </ButtonLink>
        </>
      }
    />
  );
}
