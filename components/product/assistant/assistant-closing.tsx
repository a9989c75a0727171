import { useLocale, useTranslations } from 'next-intl';
import { DownloadLine } from '@/components/cta/download-line';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** Get it, and take it along. */
export function AssistantClosing() {
  const t = useTranslations('sellerAssistant.closing');
  const locale = useLocale();
  return (
    <DownloadLine title={t('title')} text={t('text')} download={t('download')}>
      <TextLink href={pagePath(locale, '/app/site')}>{t('phone')}</TextLink>
    </DownloadLine>
  );
}
