import { useLocale, useTranslations } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { applyPath } from '../apply-path';

/** Apply, or read the plan first. */
export function EcologyClosing() {
  const t = useTranslations('ecology.closing');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, 'ecologyHowTo')}>
            {t('apply')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/ecologyplan')}>
            {t('plan')}
          </ButtonLink>
        </>
      }
    />
  );
}
