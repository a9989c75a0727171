import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** Get it, and take it along. */
export function AssistantClosing() {
  const t = useTranslations('sellerAssistant.closing');
  const locale = useLocale();
  return (
    <ClosingDownload title={t('title')} text={t('text')} download={t('download')}>
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/app/site')}>
        {t('phone')}
      </ButtonLink>
    </ClosingDownload>
  );
}
