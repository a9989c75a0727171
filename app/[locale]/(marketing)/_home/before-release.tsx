import { getLocale, getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { RegisterField } from './register-field';

/** What a visitor can do while nothing can be downloaded: ask, or register. */
export async function BeforeRelease() {
  const [t, locale] = await Promise.all([getTranslations('home.beforeRelease'), getLocale()]);
  return (
    <>
      <div className="mt-7 flex flex-col justify-center md:mt-13 md:flex-row md:gap-4">
        <PageLink
          href={pagePath(locale, '/contact')}
          data-empty="releases"
          className={cn(buttonStyles({ size: 'xl' }), 'md:min-w-[264px]')}
        >
          {t('button')}
        </PageLink>
        <RegisterField className="max-md:mt-14" />
      </div>
      <p className="mt-6 text-blue-200 md:mt-8">{t('text')}</p>
    </>
  );
}
