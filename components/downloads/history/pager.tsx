'use client';

import { Pagination } from '@/components/ui/list/pagination';
import { replaceQuery } from '@/components/ui/address-store';
import { usePaging } from './paging';

export interface PagerProps {
  readonly total: number;
  readonly labels: {
    readonly total: string;
    readonly name: string;
    readonly previous: string;
    readonly next: string;
    /** With `{page}` to fill in. */
    readonly page: string;
    readonly size: string;
    /** With `{size}` to fill in. */
    readonly sizeOption: string;
    readonly jump: string;
  };
}

/** Total, pages, page size and a jump; all of it in the address. */
export function Pager({ total, labels }: PagerProps) {
  const paging = usePaging(total);
  if (paging === null) return <p className="min-h-11 pt-3 text-sm text-text-3">{labels.total}</p>;
  const { page, size, pageCount } = paging;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onSelect={(to) => replaceQuery({ page: to === 1 ? null : String(to) })}
      summary={labels.total}
      labels={{ ...labels, page: (to) => labels.page.replace('{page}', String(to)) }}
      sizes={{
        label: labels.size,
        value: size,
        option: (option) => labels.sizeOption.replace('{size}', String(option)),
        onSelect: (to) => replaceQuery({ size: to === 10 ? null : String(to), page: null }),
      }}
      jump={labels.jump}
    />
  );
}
