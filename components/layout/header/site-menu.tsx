import { useTranslations } from 'next-intl';
import { menus } from '@/lib/navigation';
import { LanguageSwitch, type CurrentPage } from '../language-switch';
import { AccountEntry } from './account-entry';
import { NavMenu } from './nav-menu';

/**
 * The site's menu, one copy for all widths (app/styles/site-menu.css): a row of the header where there is space, else a
 * native popover. The browser opens and closes the popover, closes it on Escape and on a tap outside, and gives the
 * focus back, all without a script. While it is open, MenuHoverAndKeysBehavior makes a dialog of it.
 */
export function SiteMenu({ path, locales }: CurrentPage) {
  const t = useTranslations('common');
  return (
    <div id="nav-drawer" popover="auto" className="site-menu">
      <div className="mb-3 flex items-center justify-between lg:hidden">
        <LanguageSwitch
          path={path}
          locales={locales}
          hasLongLabel
          className="border border-line-2 px-4 font-bold"
        />
        <button
          type="button"
          popoverTarget="nav-drawer"
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="before-icon icon-close icon-24 grid tap place-items-center rounded-md"
        />
      </div>
      <AccountEntry place="drawer" />
      <nav aria-label={t('mainNav')}>
        {menus.map((menu) => (
          <NavMenu key={menu.key} menu={menu} path={path} />
        ))}
      </nav>
    </div>
  );
}

/** The button that opens the menu where it is a drawer. */
export function DrawerButton() {
  const t = useTranslations('common');
  return (
    <button
      type="button"
      popoverTarget="nav-drawer"
      aria-label={t('menu')}
      className="before-icon icon-menu icon-26 grid tap place-items-center rounded-md -outline-offset-2 lg:hidden"
    />
  );
}
