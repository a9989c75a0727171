'use client';

import type { FormEvent } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { replaceQuery } from '../address-store';
import { pageSizes, usePaging } from './paging';

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

const field = 'min-h-11 rounded-sm bg-paper px-3 text-text ring-1 ring-control ring-inset';

/** Total, pages, page size and a jump; all of it in the address. */
export function Pager({ total, labels }: PagerProps) {
  const paging = usePaging(total);
  if (paging === null) return <p className="min-h-11 pt-3 text-sm text-text-3">{labels.total}</p>;
  const { page, size, pageCount } = paging;
  const go = (to: number) => replaceQuery({ page: to === 1 ? null : String(to) });
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(wanted) && wanted > 0) go(Math.min(wanted, pageCount));
    event.currentTarget.reset();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      <Pagination
        page={page}
        pageCount={pageCount}
        onSelect={go}
        summary={labels.total}
        className="flex-1 max-md:basis-full"
        labels={{ ...labels, page: (to) => labels.page.replace('{page}', String(to)) }}
      />
      <label className="flex items-center gap-2">
        <span className="sr-only">{labels.size}</span>
        <select
          value={size}
          onChange={(event) =>
            replaceQuery({
              size: event.target.value === '10' ? null : event.target.value,
              page: null,
            })
          }
          className={field}
        >
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {labels.sizeOption.replace('{size}', String(option))}
            </option>
          ))}
        </select>
      </label>
      {pageCount > 1 && (
        <form onSubmit={jump}>
          <label className="flex items-center gap-2">
            {labels.jump}
            <input
              name="page"
              inputMode="numeric"
              pattern="\d*"
              autoComplete="off"
              className={`${field} w-16`}
            />
          </label>
        </form>
      )}
    </div>
  );
}
