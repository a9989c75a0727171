import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { menus, type Menu } from '@/lib/navigation';
import { NavItemLink } from './nav-item-link';

const trigger = cva(
  'flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-md px-2 xl:px-3 en:max-xl:gap-0.5 en:max-xl:px-1.5 en:max-xl:text-[15px]',
  {
    variants: {
      tone: {
        ink: 'text-on-ink-2 group-open:text-white hover:text-white',
        light: 'text-text-2 group-open:text-blue-600 hover:text-blue-600',
      },
    },
  },
);

/**
 * One header menu: a native disclosure, so that it opens without JavaScript and by keyboard.
 * Sharing a name closes the others; the menu island adds Escape, arrows and clicks elsewhere.
 */
export function NavMenu({ menu, tone }: { menu: Menu; tone: 'ink' | 'light' }) {
  const t = useTranslations('common.nav');
  const wide = menu.items.length > 5;
  const last = menu === menus.at(-1);
  return (
    <details name="site-menu" data-menu className="group relative">
      <summary className={trigger({ tone })}>
        {t(`menus.${menu.key}`)}
        <Icon
          name="chevron-down"
          size={14}
          className="opacity-60 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul
        className={`absolute top-full z-30 mt-2 grid gap-1 rounded-lg bg-paper p-3 text-text shadow-2 ring-1 ring-line ${wide ? 'w-[560px] grid-cols-2' : 'w-[300px]'} ${last ? 'right-0' : 'left-0'}`}
      >
        {menu.items.map((item) => (
          <li key={item.key}>
            <NavItemLink item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
