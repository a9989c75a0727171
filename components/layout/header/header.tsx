import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { downloadHref } from '@/lib/releases/release-package';
import { pagePath } from '@/lib/core/i18n/paths';
import { site } from '@/lib/site';
import { BrandMark } from '../brand-mark';
import { LanguageSwitch, type CurrentPage } from '../language-switch';
import { AccountEntry } from './account-entry';
import { DrawerButton, SiteMenu } from './site-menu';

const toneStyles = {
  // The hero begins under the last 73 px of the header, which is its height with one row; where large text needs a
  // second row, the part above gets its own background.
  ink: '-mb-[73px] border-b border-ink-line text-on-ink before:absolute before:inset-x-0 before:top-0 before:bottom-[72px] before:-z-10 before:bg-ink-950',
  light: 'border-b border-line bg-paper text-text',
} as const;

const quietLinkStyles =
  'before-icon icon-download icon-18 tap inline-flex items-center justify-center gap-1.5 rounded-md px-2.5 font-bold whitespace-nowrap hover:text-blue-500 max-lg:hidden xl:px-3.5 en:max-xl:px-2 en:max-xl:before:hidden';

/** The header: logo, menus, language switch, download and account. */
export function Header({ path, locales, tone }: CurrentPage & { tone: 'ink' | 'light' }) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <header className={cn('relative z-20', toneStyles[tone])}>
      <div className="wrap flex min-h-[72px] flex-wrap items-center gap-x-2 max-xs:gap-x-1 xl:gap-x-8">
        <PlainLink
          href={pagePath(locale, '/')}
          aria-label={t('brandHome', { name: site.name[locale] })}
          className="flex min-h-11 items-center gap-2.5 text-[1.25rem] font-bold whitespace-nowrap max-sm:gap-2 max-sm:text-[1.125rem] max-xs:gap-1.5 max-xs:text-[1rem]"
        >
          <BrandMark />
          <span data-product-name>{site.name[locale]}</span>
        </PlainLink>
        <SiteMenu path={path} locales={locales} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 print:hidden">
          <LanguageSwitch path={path} locales={locales} className="max-lg:hidden" />
          <a href={downloadHref('auto')} data-track="download" className={quietLinkStyles}>
            {t('downloadShort')}
          </a>
          <AccountEntry place="header" tone={tone} />
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}
