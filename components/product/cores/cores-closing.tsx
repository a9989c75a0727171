import { useLocale, useTranslations } from 'next-intl';
import { TrialLink } from '@/components/cta/trial-link';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

/** Try it, or see whom it is for. */
export function CoresClosing() {
  const t = useTranslations('cores.closing');
  const locale = useLocale();
  return (
    <ClosingBand
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('download')}
          </ButtonLink>
          <TrialLink where="cores" size="xl" variant="inverse" />
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/browser-users')}>
            {t('users')}
          </ButtonLink>
        </>
      }
    />
  );
}
