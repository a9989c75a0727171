import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

/** A target that is missing or unsafe (T1). */
export function RefusedTarget() {
  const locale = useLocale();
  const t = useTranslations('redirect.refused');
  return (
    <section className="bg-mist py-16 md:py-24">
      <div className="wrap mx-auto max-w-[720px]">
        <h1 className="text-h2">{t('title')}</h1>
        <p className="mt-4 text-text-2">{t('text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={pagePath(locale, '/')}>{t('home')}</ButtonLink>
          <ButtonLink href={pagePath(locale, '/download')} variant="outline">
            {t('download')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
