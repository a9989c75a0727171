import { useLocale, useTranslations } from 'next-intl';
import { DownloadLine } from '@/components/cta/download-line';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** Get it, or see what else the client does. */
export function AssistantClosing() {
  const t = useTranslations('sellerAssistant.closing');
  const locale = useLocale();
  return (
    <DownloadLine
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      download={t('download')}
    >
      <TextLink href={pagePath(locale, '/cores')}>{t('cores')}</TextLink>
    </DownloadLine>
  );
}
