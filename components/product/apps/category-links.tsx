import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/clicked-link';
import { appCategories, type AppCategory } from '@superbrowser/contract/content/app-kinds';
import type { Wanted } from './types';

export interface CategoryLinksProps {
  readonly wanted: Wanted;
  readonly label: string;
  readonly all: string;
  readonly names: Readonly<Record<AppCategory, string>>;
  readonly onChoose: (category: AppCategory | '') => void;
  readonly onReady: () => void;
}

const chip =
  'inline-flex min-h-11 items-center rounded-md bg-paper px-4 text-[15px] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 aria-[current=true]:bg-blue-600 aria-[current=true]:font-bold aria-[current=true]:text-white aria-[current=true]:ring-blue-600';

/** Categories as links: each one is an address that can be opened in a tab or sent. */
export function CategoryLinks(props: CategoryLinksProps) {
  const { wanted, label, all, names, onChoose, onReady } = props;
  const hrefOf = (category: string) =>
    `?${new URLSearchParams({ ...(wanted.q && { q: wanted.q }), ...(category && { category }) })}`;
  const choose = (event: MouseEvent, category: AppCategory | '') => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(category);
  };
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {(['', ...appCategories] as const).map((category) => (
          <li key={category}>
            <a
              href={hrefOf(category)}
              aria-current={wanted.category === category ? 'true' : undefined}
              onPointerEnter={onReady}
              onFocus={onReady}
              onClick={(event) => choose(event, category)}
              className={chip}
            >
              {category ? names[category] : all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
