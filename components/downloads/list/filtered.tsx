'use client';

import type { ReactNode } from 'react';
import { matchesFilter } from '@/lib/releases/choose';
import { useFilter } from './filter';

export interface FilterKey {
  readonly system: string;
  readonly type: string;
}

/** A table row that hides when the filter does not want it. */
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
    <tr
      hidden={!matchesFilter(row, useFilter())}
      data-system={row.system}
      data-type={row.type}
      className={className}
    >
      {children}
    </tr>
  );
}

/** A group that hides together with its last visible row. */
export function FilteredGroup({
  rows,
  className,
  children,
}: {
  rows: readonly FilterKey[];
  className?: string;
  children: ReactNode;
}) {
  const filter = useFilter();
  return (
    <section hidden={!rows.some((row) => matchesFilter(row, filter))} className={className}>
      {children}
    </section>
  );
}
