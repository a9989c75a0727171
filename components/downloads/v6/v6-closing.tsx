import { useLocale, useTranslations } from 'next-intl';
import { DownloadLine } from '@/components/cta/download-line';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** The v6 package for this computer, or what each version changed. */
export function V6Closing() {
  const t = useTranslations('v6.closing');
  const locale = useLocale();
  return (
    <DownloadLine title={t('title')} text={t('text')} download={t('download')} line="v6">
      <TextLink href={pagePath(locale, '/changelog')}>{t('changes')}</TextLink>
    </DownloadLine>
  );
}
