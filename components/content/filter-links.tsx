'use client';

import type { MouseEvent, ReactNode } from 'react';
import {
  caseIndustries,
  caseTeamSizes,
  newsCategories,
  changelogLines,
} from '@superbrowser/contract/content/categories';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';

/** Parameters the lists are filtered by, and their known values. */
const filterValues = {
  category: newsCategories,
  line: changelogLines,
  industry: caseIndustries,
  size: caseTeamSizes,
} as const satisfies Record<string, readonly string[]>;

type FilterName = keyof typeof filterValues;
/** At most one value for each parameter: the values of a list entry, or the values chosen in the URL. */
type Filter = Partial<Record<FilterName, string>>;

/** The filter values in the URL; unknown values filter nothing. */
function useContentFilter(): Filter {
  const query = useUrlQuery();
  const entries = (Object.keys(filterValues) as FilterName[]).flatMap((name) => {
    const value = filterValues[name].find((candidate) => candidate === query?.get(name));
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Filter;
}

const matchesFilter = (row: Filter, filter: Filter) =>
  (Object.keys(row) as FilterName[]).every(
    (name) => filter[name] === undefined || filter[name] === row[name],
  );

/** A list entry that is hidden when it does not match the URL's filter. */
export function FilteredItem({
  row,
  className,
  children,
}: {
  row: Filter;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li hidden={!matchesFilter(row, useContentFilter())} className={className}>
      {children}
    </li>
  );
}

interface FilterLinksProps {
  readonly groups: readonly {
    readonly name: FilterName;
    readonly legend: string;
    readonly allLabel: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  }[];
  readonly rows: readonly Filter[];
  /** Text with the placeholder `{shown}`. */
  readonly countText: string;
  readonly noneText: string;
}

const chipStyles =
  'inline-flex min-h-11 items-center rounded-md px-4 text-[0.9375rem] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 aria-[current=true]:bg-blue-600 aria-[current=true]:font-bold aria-[current=true]:text-white aria-[current=true]:ring-blue-600';

/** Filters a list; the choice stays in the URL, so that it can be shared. */
export function FilterLinks({ groups, rows, countText, noneText }: FilterLinksProps) {
  const filter = useContentFilter();
  const shownCount = rows.filter((row) => matchesFilter(row, filter)).length;
  const choose = (event: MouseEvent, name: FilterName, value: string) => {
    event.preventDefault();
    writeQuery({ [name]: value });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 noscript:hidden">
      {groups.map(({ name, legend, allLabel, choices }) => (
        <nav
          key={name}
          aria-label={legend}
          className="company:max-md:w-[calc(100%+40px)] max-md:-mx-5"
        >
          <ul className="company:max-md:py-1 flex gap-2 max-md:overflow-x-auto max-md:px-5 md:flex-wrap">
            {[{ value: '', label: allLabel }, ...choices].map(({ value, label }) => (
              <li key={value}>
                <a
                  href={value ? `?${name}=${value}` : '?'}
                  aria-current={(filter[name] ?? '') === value ? 'true' : undefined}
                  onClick={(event) => choose(event, name, value)}
                  className={chipStyles}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p role="status" className="text-sm text-text-3 md:ml-auto">
        {shownCount === 0 ? noneText : countText.replace('{shown}', String(shownCount))}
      </p>
    </div>
  );
}
