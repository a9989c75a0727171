import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** Install it, or find the edition first. */
export function TrialClosing() {
  const t = useTranslations('webTrial');
  const locale = useLocale();
  return (
    <ClosingDownload
      title={t('closing.title')}
      text={t('closing.text', { coupon: offers.newUserCoupon })}
      download={t('hero.download')}
    >
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/download/contrast')}>
        {t('closing.compare')}
      </ButtonLink>
    </ClosingDownload>
  );
}
