import { cva } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { menus } from '@/lib/navigation';
import type { RoutePath } from '@/lib/routes';
import { site } from '@/lib/site';
import { AccountEntry } from './account-entry';
import { BrandMark } from './brand-mark';
import { LanguageSwitch } from './language-switch';
import { NavDrawer } from './nav-drawer';
import { NavMenu } from './nav-menu';

const bar = cva('z-20', {
  variants: {
    tone: {
      ink: 'absolute inset-x-0 border-b border-ink-line text-on-ink',
      light: 'relative border-b border-line bg-paper text-text',
    },
  },
});

const quietLink =
  'tap inline-flex items-center justify-center gap-1.5 rounded-md px-2.5 font-bold whitespace-nowrap hover:text-blue-500 max-lg:hidden xl:px-3.5 en:max-xl:px-2';

/** Logo, menus by audience, language switch and the way to the client. */
export function Header({ path, tone }: { path: RoutePath; tone: 'ink' | 'light' }) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <header className={bar({ tone })}>
      <div className="wrap flex min-h-18 items-center gap-2 xl:gap-8">
        <PageLink
          href={pagePath(locale, '/')}
          aria-label={t('brandHome', { name: site.name[locale] })}
          className="flex min-h-11 items-center gap-2.5 text-[20px] font-bold whitespace-nowrap max-sm:gap-2 max-sm:text-[18px]"
        >
          <BrandMark />
          <span data-product-name>{site.name[locale]}</span>
        </PageLink>
        <nav aria-label={t('mainNav')} className="hidden flex-1 lg:flex xl:gap-1.5 print:hidden">
          {menus.map((menu) => (
            <NavMenu key={menu.key} menu={menu} tone={tone} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-0 print:hidden">
          <LanguageSwitch path={path} className="max-lg:hidden" />
          <a href={downloadHref('auto')} data-track="download" className={quietLink}>
            <Icon name="download" size={18} className="en:max-xl:hidden" />
            {t('downloadShort')}
          </a>
          <AccountEntry place="header" tone={tone} />
          <NavDrawer path={path} />
        </div>
      </div>
    </header>
  );
}
