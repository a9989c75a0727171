import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { RedirectNotice } from './redirect-notice';

/** The notice for a target that is missing or unsafe (T1). */
export function RefusedTarget() {
  const locale = useLocale();
  const t = useTranslations('redirect.refused');
  return (
    <RedirectNotice
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="lg" href={pagePath(locale, '/')} className="max-sm:w-full">
            {t('home')}
          </ButtonLink>
          <PageTextLink path="/download">{t('download')}</PageTextLink>
        </>
      }
    />
  );
}
