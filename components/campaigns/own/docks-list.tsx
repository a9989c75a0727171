import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/types';

type Items = Extract<OwnSection, { kind: 'docks' }>['items'];

export interface DocksListProps {
  items: Items;
  pictures: readonly ReactNode[];
}

/** Kinds of applications, each plugged into the blue bar that is the browser, with what it does there. */
export function DocksList({ items, pictures }: DocksListProps) {
  return (
    <ul className="rounded-xl border-l-8 border-blue-600 bg-paper py-2 md:border-l-[14px]">
      {items.map(({ mark, title, text }, index) => (
        <li
          key={mark}
          className={cn(
            'grid items-center gap-x-10 gap-y-5 border-line-2 py-7 pr-5 not-first:border-t md:grid-cols-[144px_1fr] md:py-10 md:pr-10',
            pictures[index] && 'lg:grid-cols-[144px_1fr_420px]',
          )}
        >
          <span aria-hidden="true" className="flex items-center">
            <span className="h-1.5 w-8 bg-blue-600 md:w-12" />
            <span className="grid h-16 min-w-24 place-items-center rounded-[18px] bg-ink-900 px-3 font-num text-[22px] font-bold text-white">
              {mark}
            </span>
          </span>
          <div className="max-md:pl-5">
            <h3 className="text-h3 text-text">{title}</h3>
            <p className="mt-2 max-w-[30em]">{text}</p>
          </div>
          {pictures[index] && (
            <div className="max-lg:col-span-full max-md:pl-5 md:max-lg:ml-[184px] md:max-lg:max-w-[420px]">
              {pictures[index]}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
