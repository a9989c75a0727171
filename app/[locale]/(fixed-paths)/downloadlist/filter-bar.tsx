'use client';

import type { ReactNode } from 'react';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';
import { packageSystems } from '@/lib/releases/platforms-by-system';
import {
  matchesFilter,
  releaseTypeFilters,
  type PackageFilter,
} from '@/lib/releases/lists/package-filter';

export interface FilterValues {
  readonly system: string;
  readonly type: string;
}

const knownValue = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** The filter named in the URL; unknown values filter nothing. */
function usePackageFilter(): PackageFilter {
  const query = useUrlQuery();
  return {
    system: knownValue(packageSystems, query?.get('system') ?? null),
    type: knownValue(releaseTypeFilters, query?.get('type') ?? null),
  };
}

interface Choice {
  /** An empty value shows everything. */
  readonly value: string;
  readonly label: string;
}

interface FilterBarProps {
  readonly rows: readonly FilterValues[];
  readonly systems: { readonly legend: string; readonly choices: readonly Choice[] };
  readonly types: { readonly legend: string; readonly choices: readonly Choice[] };
  /** A text with `{shown}`. */
  readonly countText: string;
  readonly noneText: string;
  readonly resetText: string;
}

const chipStyles =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-[0.9375rem] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 has-checked:bg-text has-checked:font-bold has-checked:text-white download:has-checked:ring-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500';

function FilterChips({
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
    // On phones the chips are one row that scrolls sideways. They take the focus, so the row scrolls by keyboard too.
    <fieldset className="download:p-1 download:max-md:-mx-4 download:max-md:px-5 relative flex min-w-0 gap-2 max-md:overflow-x-auto md:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={chipStyles}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => writeQuery({ [name]: choice.value })}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Narrows the list by system and type; the URL holds the choice. */
export function FilterBar({
  rows,
  systems,
  types,
  countText,
  noneText,
  resetText,
}: FilterBarProps) {
  const filter = usePackageFilter();
  const shownCount = rows.filter((row) => matchesFilter(row, filter)).length;
  const isFiltered = filter.system !== null || filter.type !== null;
  return (
    <div className="download:xl:grid-cols-[auto_auto] download:xl:justify-between -mx-1 mt-6 mb-8 grid grid-cols-[minmax(0,1fr)] gap-2 noscript:hidden">
      <FilterChips name="system" {...systems} value={filter.system ?? ''} />
      <FilterChips name="type" {...types} value={filter.type ?? ''} />
      <p className="download:xl:col-span-2 flex min-h-11 flex-wrap items-center gap-x-4 px-1 text-sm">
        <span role="status">
          {shownCount === 0 ? noneText : countText.replace('{shown}', String(shownCount))}
        </span>
        {isFiltered && (
          <button
            type="button"
            onClick={() => writeQuery({ system: null, type: null })}
            className="tap cursor-pointer font-bold text-blue-600 hover:text-blue-800"
          >
            {resetText}
          </button>
        )}
      </p>
    </div>
  );
}

/** A row that is hidden when it does not match the filter. */
export function FilteredRow({
  row,
  className,
  children,
}: {
  row: FilterValues;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      hidden={!matchesFilter(row, usePackageFilter())}
      data-system={row.system}
      data-type={row.type}
      className={className}
    >
      {children}
    </li>
  );
}

interface FilteredProps {
  rows: readonly FilterValues[];
  className?: string;
  children: ReactNode;
}

/** A group that is hidden when none of its rows matches the filter. */
export function FilteredGroup({ rows, className, children }: FilteredProps) {
  const filter = usePackageFilter();
  return (
    <section hidden={!rows.some((row) => matchesFilter(row, filter))} className={className}>
      {children}
    </section>
  );
}

/** Rows folded behind a line; they are unfolded from the start when the URL asks for their type. */
export function FilteredFold({ rows, className, children }: FilteredProps) {
  const filter = usePackageFilter();
  const isShown = rows.some((row) => matchesFilter(row, filter));
  return (
    <details hidden={!isShown} open={isShown && filter.type !== null} className={className}>
      {children}
    </details>
  );
}
