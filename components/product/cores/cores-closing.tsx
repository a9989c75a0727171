import { useLocale, useTranslations } from 'next-intl';
import { TrialLink } from '@/components/cta/trial-link';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** Try it, or see whom it is for. */
export function CoresClosing() {
  const t = useTranslations('cores.closing');
  const locale = useLocale();
  return (
    <ClosingDownload
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      download={t('download')}
    >
      <TrialLink where="cores" size="lg" variant="outline" />
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/browser-users')}>
        {t('users')}
      </ButtonLink>
    </ClosingDownload>
  );
}
