import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { systemValues } from '@/lib/site';
import type { menus, NavItem } from '@/lib/navigation';

type Item = (typeof menus)[number]['items'][number];

export function navHref(locale: 'zh-CN' | 'en-US', item: NavItem): string {
  return pagePath(locale, item.path, item.suffix ?? '');
}

/** A menu entry with its one line of explanation. */
export function NavItemLink({ item }: { item: Item }) {
  const locale = useLocale();
  const t = useTranslations('common.nav.items');
  return (
    <PageLink
      href={navHref(locale, item)}
      className="block rounded-md px-3.5 py-2.5 hover:bg-blue-50"
    >
      <span className="block font-bold">{t(`${item.key}.label`)}</span>
      <span className="block text-sm text-text-3">{t(`${item.key}.note`, systemValues)}</span>
    </PageLink>
  );
}
