import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { menus } from '@/lib/navigation';
import type { SitePath } from '@/lib/routes';
import { AccountEntry } from './account-entry';
import { LanguageSwitch } from './language-switch';
import { NavItemLink } from './nav-item-link';

/**
 * Menu of phones and tablets: a native popover. The browser opens and closes it, closes it on
 * Escape and on a tap outside, and gives the focus back; no script needed. Being a dialog, it takes the
 * focus when it opens; the menu island keeps Tab inside.
 */
export function NavDrawer({ path }: { path: SitePath }) {
  const t = useTranslations('common');
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="nav-drawer"
        aria-label={t('menu')}
        className="grid tap place-items-center rounded-md -outline-offset-2"
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog
        id="nav-drawer"
        popover="auto"
        aria-modal="true"
        aria-label={t('menu')}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(360px,88vw)] max-w-none overflow-y-auto overscroll-contain bg-paper p-5 text-text shadow-window backdrop:bg-ink-950/60"
      >
        <div className="mb-3 flex items-center justify-between">
          <LanguageSwitch path={path} full className="border border-line-2 px-4 font-bold" />
          <button
            type="button"
            popoverTarget="nav-drawer"
            popoverTargetAction="hide"
            aria-label={t('closeMenu')}
            className="grid tap place-items-center rounded-md"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className="mb-5">
          <AccountEntry place="drawer" />
        </div>
        <nav aria-label={t('mainNav')}>
          {menus.map((menu, index) => (
            <details key={menu.key} className="group border-t border-line" open={index === 2}>
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-[18px] font-bold">
                {t(`nav.menus.${menu.key}`)}
                <Icon
                  name="chevron-down"
                  size={18}
                  className="text-text-3 transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <ul className="nav-list pb-4">
                {menu.groups.flatMap(({ items }) =>
                  items.map((item) => <NavItemLink key={item.key} item={item} path={path} />),
                )}
              </ul>
            </details>
          ))}
        </nav>
      </dialog>
    </div>
  );
}
