import { useLocale, useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/plain-link';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import type { Menu } from '@/lib/navigation';
import type { SitePath } from '@/lib/pages';
import { navHref, NavItemLink } from '../nav-item-link';

interface NavMenuProps {
  menu: Menu;
  /** The current page. */
  path: SitePath;
}

/**
 * One menu: a native disclosure, so that it opens without JavaScript and by keyboard. Menus share a name, so opening
 * one closes the others; two behaviors add mouse, Escape, arrow keys and clicks elsewhere.
 */
export function NavMenu({ menu, path }: NavMenuProps) {
  const t = useTranslations('common.nav');
  return (
    <details name="site-menu" data-menu={menu.key}>
      <summary className="after-icon icon-chevron-down icon-18">{t(`menus.${menu.key}`)}</summary>
      <div className="nav-panel">
        {menu.groups.map((group) => (
          <ul key={group.key} aria-label={t(`groups.${group.key}`)}>
            {group.items.map((item) => (
              <NavItemLink key={item.key} item={item} path={path} />
            ))}
          </ul>
        ))}
        <FeaturedPage menu={menu} />
      </div>
    </details>
  );
}

/** The page that a panel features: a text about it above a drawing from the style sheet. */
function FeaturedPage({ menu }: { menu: Menu }) {
  const locale = useLocale();
  const t = useTranslations(`common.nav.featured.${menu.key}`);
  return (
    <PlainLink href={navHref(locale, menu.featuredPage)} className={`nav-scene scene-${menu.key}`}>
      <b>{t('title')}</b> {t('text', { days: rememberedDays.promoter })}
    </PlainLink>
  );
}
