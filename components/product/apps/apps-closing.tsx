import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** Whoever uses tools starts with a store; whoever makes them is asked in. */
export function AppsClosing() {
  const t = useTranslations('appCentre.closing');
  const locale = useLocale();
  return (
    <ClosingDownload title={t('title')} text={t('text')} download={t('download')}>
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/ecology')}>
        {t('connect')}
      </ButtonLink>
    </ClosingDownload>
  );
}
