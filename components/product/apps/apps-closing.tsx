import { useLocale, useTranslations } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

/** Whoever makes tools is asked in; whoever uses them starts with a store. */
export function AppsClosing() {
  const t = useTranslations('appCentre.closing');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, '/ecology')}>
            {t('connect')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
        </>
      }
    />
  );
}
