import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { rememberedDays } from '@/lib/attribution/days';
import type { Menu } from '@/lib/navigation';
import type { SitePath } from '@/lib/pages';
import { navHref, NavItemLink } from './nav-item-link';

export interface NavMenuProps {
  menu: Menu;
  /** The page it is on. */
  path: SitePath;
}

/**
 * One menu: a native disclosure, so that it opens without JavaScript and by keyboard. Sharing a name
 * closes the others; islands add the mouse, Escape, arrows and clicks elsewhere.
 */
export function NavMenu({ menu, path }: NavMenuProps) {
  const t = useTranslations('common.nav');
  return (
    <details name="site-menu" data-menu>
      <summary className="unfolds icon-chevron-down icon-18">{t(`menus.${menu.key}`)}</summary>
      <div className="nav-panel">
        {menu.groups.map((group) => (
          <ul key={group.key} aria-label={t(`groups.${group.key}`)}>
            {group.items.map((item) => (
              <NavItemLink key={item.key} item={item} path={path} />
            ))}
          </ul>
        ))}
        <NavScene menu={menu} />
      </div>
    </details>
  );
}

/** The page a panel shows a picture of: what it is about, above a drawing of the style sheet. */
function NavScene({ menu }: { menu: Menu }) {
  const locale = useLocale();
  const t = useTranslations(`common.nav.scenes.${menu.key}`);
  return (
    <PageLink href={navHref(locale, menu.scene)} className={`nav-scene scene-${menu.key}`}>
      <b>{t('title')}</b> {t('text', { days: rememberedDays.promoter })}
    </PageLink>
  );
}
