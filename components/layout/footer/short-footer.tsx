import { useLocale, useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/plain-link';
import { legalLinks } from '@/lib/navigation';
import { pagePath } from '@/lib/core/i18n/paths';
import { LanguageSwitch, type CurrentPage } from '../language-switch';
import { navHref } from '../nav-item-link';
import { Copyright } from './copyright';

/** The one-row footer of forms, receipts, errors and the like; lib/pages.ts says which pages have it. */
export function ShortFooter({ path, locales }: CurrentPage) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <footer
      data-track="footer"
      className="border-t border-line bg-paper text-sm text-text-3 print:hidden"
    >
      <div className="footer-list footer-last wrap flex min-h-18 flex-wrap items-center gap-x-6 max-md:py-2">
        <Copyright />
        {legalLinks.slice(0, 2).map((item) => (
          <PlainLink key={item.key} href={navHref(locale, item)}>
            {t(`footer.legal.${item.key}`)}
          </PlainLink>
        ))}
        <PlainLink href={pagePath(locale, '/contact')}>{t('nav.items.contact.label')}</PlainLink>
        <LanguageSwitch path={path} locales={locales} hasLongLabel className="-mx-3 md:ml-auto" />
      </div>
    </footer>
  );
}
