import { useLocale, useTranslations } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';

/** Install it, or find the edition first. */
export function TrialClosing() {
  const t = useTranslations('webTrial');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('closing.title')}
      text={t('closing.text', { coupon: offers.newUserCoupon })}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('closing.compare')}
          </ButtonLink>
        </>
      }
    />
  );
}
