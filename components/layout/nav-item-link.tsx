import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/core/i18n/routing';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import type { Menu, NavItem } from '@/lib/navigation';
import type { SitePath } from '@/lib/pages';

type MenuItem = Menu['groups'][number]['items'][number];

export function navHref(locale: Locale, item: Omit<NavItem, 'key'>): string {
  return pagePath(locale, item.path, item.suffix ?? '');
}

/** Whether a menu's entry is the current page; an entry for a place within a page never is. */
const isCurrent = (item: NavItem, path: SitePath): boolean => item.path === path && !item.suffix;

interface NavItemLinkProps {
  item: MenuItem;
  /** The current page. */
  path: SitePath;
}

/**
 * A menu entry with its one line of explanation; its styles are in app/styles/site-menu.css, so that each entry adds
 * little HTML.
 */
export function NavItemLink({ item, path }: NavItemLinkProps) {
  const locale = useLocale();
  const t = useTranslations('common.nav.items');
  return (
    <li>
      <PlainLink
        href={navHref(locale, item)}
        aria-current={isCurrent(item, path) ? 'page' : undefined}
      >
        {t(`${item.key}.label`)}
      </PlainLink>{' '}
      {t(`${item.key}.note`, minimumSystemValues)}
    </li>
  );
}
