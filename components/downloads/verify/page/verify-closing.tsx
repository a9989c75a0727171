import { useLocale, useTranslations } from 'next-intl';
import { DownloadLine } from '@/components/cta/download-line';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** A package whose way is short, and how a whole team gets it. */
export function VerifyClosing() {
  const t = useTranslations('verify.closing');
  const locale = useLocale();
  return (
    <DownloadLine title={t('title')} text={t('text')} download={t('download')}>
      <TextLink href={pagePath(locale, '/news/verify-installer-sha256', '#team')}>
        {t('article')}
      </TextLink>
    </DownloadLine>
  );
}
