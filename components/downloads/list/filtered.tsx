'use client';

import type { ReactNode } from 'react';
import { matchesFilter } from '@/lib/releases/choose';
import { useFilter } from './filter';

export interface FilterKey {
  readonly system: string;
  readonly type: string;
}

/** A row that hides when the filter does not want it. */
export function FilteredRow({
  row,
  className,
  children,
}: {
  row: FilterKey;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      hidden={!matchesFilter(row, useFilter())}
      data-system={row.system}
      data-type={row.type}
      className={className}
    >
      {children}
    </li>
  );
}

interface FilteredRowsProps {
  rows: readonly FilterKey[];
  className?: string;
  children: ReactNode;
}

/** A group that hides together with its last visible row. */
export function FilteredGroup({ rows, className, children }: FilteredRowsProps) {
  const filter = useFilter();
  return (
    <section hidden={!rows.some((row) => matchesFilter(row, filter))} className={className}>
      {children}
    </section>
  );
}

/** Rows behind a line to open; open by itself when somebody asked for their type. */
export function FilteredFold({ rows, className, children }: FilteredRowsProps) {
  const filter = useFilter();
  const shown = rows.some((row) => matchesFilter(row, filter));
  return (
    <details hidden={!shown} open={shown && filter.type !== null} className={className}>
      {children}
    </details>
  );
}
