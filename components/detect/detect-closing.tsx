import { useLocale, useTranslations } from 'next-intl';
import { DownloadLine } from '@/components/cta/download-line';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** From knowing to doing: one environment a store, and it stays. */
export function DetectClosing() {
  const t = useTranslations('detect.closing');
  const locale = useLocale();
  return (
    <DownloadLine title={t('title')} text={t('text')} download={t('download')}>
      <TextLink href={pagePath(locale, '/cores')}>{t('cores')}</TextLink>
    </DownloadLine>
  );
}
