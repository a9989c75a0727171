'use client';

import type { MouseEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { replaceQuery } from '@/components/ui/address-store';
import type { HistorySystem } from '@/lib/releases/history-systems';
import { useHistorySystem } from './system';

export interface SystemTabsProps {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly system: HistorySystem; readonly name: string }[];
}

const tab =
  'inline-flex min-h-11 items-center rounded-full px-4 text-[15px] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50';
const chosenTab = 'bg-text font-bold text-white ring-text hover:bg-text';

/**
 * One link per system. Each is an address of its own, which leads to its list without scripts too; with
 * them the page stays where it is and only that list remains.
 */
export function SystemTabs({ label, items }: SystemTabsProps) {
  const chosen = useHistorySystem();
  const choose = (system: HistorySystem) => (event: MouseEvent) => {
    // With a modifier the link opens elsewhere, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    replaceQuery({ system: system === 'windows' ? null : system, page: null }, true);
  };
  return (
    <nav aria-label={label} className="mb-8 flex flex-wrap gap-2">
      {items.map(({ system, name }) => (
        <a
          key={system}
          href={`?system=${system}#${system}`}
          onClick={choose(system)}
          aria-current={chosen === system ? 'true' : undefined}
          className={cn(tab, chosen === system && chosenTab)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
