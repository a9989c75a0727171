'use client';

import { matchesFilter } from '@/lib/releases/choose';
import { replaceQuery } from '@/components/ui/address-store';
import { useFilter } from './filter';
import type { FilterKey } from './filtered';

interface Choice {
  /** Empty: everything. */
  readonly value: string;
  readonly label: string;
}

export interface FilterBarProps {
  readonly rows: readonly FilterKey[];
  readonly systems: { readonly legend: string; readonly choices: readonly Choice[] };
  readonly types: { readonly legend: string; readonly choices: readonly Choice[] };
  /** With `{shown}` to fill in. */
  readonly count: string;
  readonly none: string;
  readonly reset: string;
}

const chip =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-[15px] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 has-checked:bg-text has-checked:font-bold has-checked:text-white has-checked:ring-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500';

function Chips({
  name,
  legend,
  choices,
  value,
}: {
  name: 'system' | 'type';
  legend: string;
  choices: readonly Choice[];
  value: string;
}) {
  return (
    // On phones a row to push; its chips take the focus, so it scrolls by keyboard too.
    <fieldset className="relative flex min-w-0 gap-2 p-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-5 md:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={chip}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => replaceQuery({ [name]: choice.value })}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Narrows the list by system and type; the choice stays in the address. */
export function FilterBar({ rows, systems, types, count, none, reset }: FilterBarProps) {
  const filter = useFilter();
  const shown = rows.filter((row) => matchesFilter(row, filter)).length;
  const filtered = filter.system !== null || filter.type !== null;
  return (
    <div className="-mx-1 mt-6 mb-8 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[auto_auto] xl:justify-between noscript:hidden">
      <Chips name="system" {...systems} value={filter.system ?? ''} />
      <Chips name="type" {...types} value={filter.type ?? ''} />
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 px-1 text-sm xl:col-span-2">
        <span role="status">{shown === 0 ? none : count.replace('{shown}', String(shown))}</span>
        {filtered && (
          <button
            type="button"
            onClick={() => replaceQuery({ system: null, type: null })}
            className="tap cursor-pointer font-bold text-blue-600 hover:text-blue-800"
          >
            {reset}
          </button>
        )}
      </p>
    </div>
  );
}
