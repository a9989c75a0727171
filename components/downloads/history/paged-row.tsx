'use client';

import type { ReactNode } from 'react';
import { usePaging } from './paging';

/** A table row that shows on its own page only. */
export function PagedRow({
  index,
  total,
  className,
  children,
}: {
  index: number;
  total: number;
  className?: string;
  children: ReactNode;
}) {
  const paging = usePaging(total);
  const shown = paging === null || Math.floor(index / paging.size) + 1 === paging.page;
  return (
    <tr hidden={!shown} className={className}>
      {children}
    </tr>
  );
}
