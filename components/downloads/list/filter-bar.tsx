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
  'inline-flex min-h-11 cursor-pointer items-center rounded-md px-4 text-[15px] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 has-checked:bg-blue-600 has-checked:font-bold has-checked:text-white has-checked:ring-blue-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500';

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
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-text-3">{legend}</legend>
      <div className="flex flex-wrap gap-2">
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
      </div>
    </fieldset>
  );
}

/** Narrows the list by system and type; the choice stays in the address. */
export function FilterBar({ rows, systems, types, count, none, reset }: FilterBarProps) {
  const filter = useFilter();
  const shown = rows.filter((row) => matchesFilter(row, filter)).length;
  const filtered = filter.system !== null || filter.type !== null;
  return (
    <div className="noscript:hidden">
      <div className="grid gap-6">
        <Chips
          name="system"
          legend={systems.legend}
          choices={systems.choices}
          value={filter.system ?? ''}
        />
        <Chips
          name="type"
          legend={types.legend}
          choices={types.choices}
          value={filter.type ?? ''}
        />
      </div>
      <p className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
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
