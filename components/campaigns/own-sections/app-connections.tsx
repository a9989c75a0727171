import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/campaigns/campaign-types';

type ConnectionItems = Extract<OwnSection, { kind: 'docks' }>['items'];

interface AppConnectionsProps {
  items: ConnectionItems;
  pictures: readonly ReactNode[];
}

/** Kinds of apps, each plugged into a blue bar for the browser, with its function there. */
export function AppConnections({ items, pictures }: AppConnectionsProps) {
  return (
    <ul className="campaigns:md:border-l-[14px] rounded-xl border-l-8 border-blue-600 bg-paper py-2">
      {items.map(({ mark, title, text }, index) => (
        <li
          key={mark}
          className={cn(
            'campaigns:md:grid-cols-[144px_1fr] campaigns:md:pr-10 grid items-center gap-x-10 gap-y-5 border-line-2 py-7 pr-5 not-first:border-t md:py-10',
            pictures[index] && 'campaigns:lg:grid-cols-[144px_1fr_420px]',
          )}
        >
          <span aria-hidden="true" className="flex items-center">
            <span className="h-1.5 w-8 bg-blue-600 md:w-12" />
            <span className="campaigns:h-16 campaigns:min-w-24 grid place-items-center rounded-[18px] bg-ink-900 px-3 font-num text-[1.375rem] font-bold text-white">
              {mark}
            </span>
          </span>
          <div className="campaigns:max-md:pl-5">
            <h3 className="text-h3 text-text">{title}</h3>
            <p className="mt-2 max-w-[30em]">{text}</p>
          </div>
          {pictures[index] && (
            <div className="campaigns:max-lg:col-span-full campaigns:max-md:pl-5 campaigns:md:max-lg:ml-[184px] campaigns:md:max-lg:max-w-[420px]">
              {pictures[index]}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
