'use client';

import { useId, useState } from 'react';
import { fillTemplate } from '../fill-template';
import { matchesQuery } from './matches-query';

export interface ListFilterProps {
  /**
   * Id of the element that holds the entries. Each entry is marked `data-entry`, with further words to find it by as
   * the value, and lies inside a `data-group`.
   */
  listId: string;
  messages: {
    label: string;
    placeholder: string;
    /** The text for the number of entries, with `{n}`. */
    found: string;
    none: string;
  };
  /** The place to look next, shown below the entries. */
  next?: {
    /** The label, with `{q}` for the typed words. */
    label: string;
    href: string;
    /** Adds the typed words as `?q=`, for a place that has its own search. */
    acceptsQuery?: boolean;
  };
}

/**
 * Hides entries that do not contain the words; all stay where the server put them.
 * @returns how many are shown
 */
function narrowList(list: HTMLElement, query: string): number {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries)
    entry.hidden = !matchesQuery(`${entry.textContent} ${entry.dataset.entry ?? ''}`, query);
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-entry]:not([hidden])');
  return entries.filter((entry) => !entry.hidden).length;
}

/** A field that narrows a list on the page while the visitor types; without scripts the list is complete. */
export function ListFilter({ listId, messages, next }: ListFilterProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const search = (value: string) => {
    const list = document.getElementById(listId);
    const newQuery = value.trim();
    const count = list ? narrowList(list, newQuery) : 0;
    setQuery(newQuery);
    setFoundCount(newQuery ? count : null);
  };
  const message =
    foundCount === 0 ? messages.none : messages.found.replace('{n}', String(foundCount));
  return (
    <div role="search" className="w-full max-w-[560px] noscript:hidden">
      <label htmlFor={id} className="mb-2 block font-bold text-text">
        {messages.label}
      </label>
      <input
        id={id}
        type="search"
        onChange={(event) => search(event.target.value)}
        placeholder={messages.placeholder}
        aria-controls={listId}
        autoComplete="off"
        className="min-h-14 w-full rounded-md border border-control bg-paper px-5 text-[1.0625rem] text-text placeholder:text-text-3"
      />
      <p role="status" className="mt-2 min-h-6 text-sm">
        {foundCount !== null && message}
      </p>
      {next && query && (
        <a
          href={next.acceptsQuery ? `${next.href}?q=${encodeURIComponent(query)}` : next.href}
          className="inline-flex min-h-11 items-center font-bold break-all text-blue-700 underline underline-offset-4"
        >
          {fillTemplate(next.label, { q: query })}
        </a>
      )}
    </div>
  );
}
