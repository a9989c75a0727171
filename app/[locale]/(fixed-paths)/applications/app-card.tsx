import type { AppKind } from '@superbrowser/contract/content/app-categories';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AppEntry, CardMessages } from './catalog-types';

/** The icons of the kinds of apps, also used in the table of kinds. */
export const kindIcons = {
  extension: 'apps',
  flow: 'clock',
  builtIn: 'shield',
} as const satisfies Record<AppKind, IconName>;

/** Classes of a grid of one, two or three columns; the lists of the server and of the island share them. */
export const cardGridStyles = 'grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3';

/** An app: kind and category, what it does, and what of the store it can access. */
export function AppCard({ entry, messages }: { entry: AppEntry; messages: CardMessages }) {
  const { kind, category, name, text, reach } = entry;
  return (
    <li className="flex flex-col rounded-lg bg-paper p-4 ring-1 ring-line-2 ring-inset md:p-6">
      <p className="flex items-center justify-between gap-3 text-sm text-text-3">
        <span className="inline-flex items-center gap-2 text-blue-700">
          <Icon name={kindIcons[kind]} size={18} />
          {messages.kinds[kind]}
        </span>
        {messages.categories[category]}
      </p>
      <h3
        tabIndex={-1}
        className="mt-2 text-[1.1875rem] leading-tight text-text md:mt-4 md:text-[1.375rem]"
      >
        {name}
      </h3>
      <p className="mt-1.5 mb-3 text-[0.9375rem] md:mt-2 md:mb-5">{text}</p>
      <p className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-2.5 text-sm text-text md:pt-3.5">
        <span className="text-text-3">{messages.reach}</span>
        {reach}
      </p>
    </li>
  );
}
