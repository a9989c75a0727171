import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Menu, NavItem } from '@/lib/navigation';
import type { SitePath } from '@/lib/routes';
import { isCurrent, NavItemLink } from './nav-item-link';
import { NavScene } from './nav-scene';

const trigger = cva(
  'flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-md px-2 xl:px-3 en:max-xl:gap-0.5 en:max-xl:px-1.5 en:max-xl:text-[15px]',
  {
    variants: {
      tone: {
        ink: 'text-on-ink-2 group-open:bg-white/10 group-open:text-white hover:text-white',
        light:
          'text-text-2 group-open:bg-blue-50 group-open:text-blue-700 hover:bg-blue-50 hover:text-blue-700',
      },
      here: { true: 'font-bold' },
    },
    compoundVariants: [
      { tone: 'ink', here: true, class: 'text-white' },
      { tone: 'light', here: true, class: 'text-blue-700' },
    ],
  },
);

export interface NavMenuProps {
  menu: Menu;
  /** The page it stands on. */
  path: SitePath;
  tone: 'ink' | 'light';
}

/**
 * One header menu: a native disclosure, so that it opens without JavaScript and by keyboard. Sharing a name
 * closes the others; islands add the mouse, Escape, arrows and clicks elsewhere.
 */
export function NavMenu({ menu, path, tone }: NavMenuProps) {
  const t = useTranslations('common.nav');
  const here = menu.groups.some(({ items }) =>
    items.some((item: NavItem) => isCurrent(item, path)),
  );
  return (
    <details name="site-menu" data-menu className="group">
      <summary className={trigger({ tone, here })}>
        {t(`menus.${menu.key}`)}
        <Icon
          name="chevron-down"
          size={14}
          className="opacity-60 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-line bg-paper text-text shadow-2 [clip-path:inset(0_0_-60px)]">
        <div className="nav-panel wrap">
          {menu.groups.map((group) => (
            <ul key={group.key} aria-label={t(`groups.${group.key}`)}>
              {group.items.map((item) => (
                <NavItemLink key={item.key} item={item} path={path} noted />
              ))}
            </ul>
          ))}
          <NavScene menu={menu} />
        </div>
      </div>
    </details>
  );
}
