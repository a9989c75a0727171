import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** From knowing to doing: one environment a store, and it stays. */
export function DetectClosing() {
  const t = useTranslations('detect.closing');
  const locale = useLocale();
  return (
    <ClosingDownload title={t('title')} text={t('text')} download={t('download')}>
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/cores')}>
        {t('cores')}
      </ButtonLink>
    </ClosingDownload>
  );
}
