'use client';

import type { MouseEvent, ReactNode } from 'react';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';
import { cn } from '@/components/ui/cn';
import { Pagination, pageSizes, type PageSize } from '@/components/ui/list/pagination';
import { historyPlatforms, type HistoryPlatform } from '@/lib/releases/history/history-platforms';

interface HistoryPaginationProps {
  readonly total: number;
  readonly labels: {
    readonly total: string;
    readonly name: string;
    readonly previous: string;
    readonly next: string;
    /** A text with `{page}`. */
    readonly page: string;
    readonly size: string;
    /** A text with `{size}`. */
    readonly sizeOption: string;
    readonly jump: string;
  };
}

/** Total, pages, page size and a page jump; the URL holds the state. */
export function HistoryPagination({ total, labels }: HistoryPaginationProps) {
  const paging = usePaging(total);
  if (paging === null) return <p className="min-h-11 pt-3 text-sm text-text-3">{labels.total}</p>;
  const { page, size, pageCount } = paging;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onSelect={(newPage) => writeQuery({ page: newPage === 1 ? null : String(newPage) })}
      summary={labels.total}
      labels={{ ...labels, page: (newPage) => labels.page.replace('{page}', String(newPage)) }}
      sizes={{
        label: labels.size,
        value: size,
        labelOf: (option) => labels.sizeOption.replace('{size}', String(option)),
        onSelect: (newSize) =>
          writeQuery({ size: newSize === pageSizes[0] ? null : String(newSize), page: null }),
      }}
      jumpLabel={labels.jump}
    />
  );
}

interface Paging {
  readonly page: number;
  readonly size: PageSize;
  readonly pageCount: number;
}

/** Page and size from a query; unusable values count as the first page of ten. */
export function pagingOf(query: URLSearchParams, total: number): Paging {
  const size =
    pageSizes.find((candidate) => String(candidate) === query.get('size')) ?? pageSizes[0];
  const pageCount = Math.max(1, Math.ceil(total / size));
  const requestedPage = query.get('page') ?? '';
  const page = /^\d{1,6}$/.test(requestedPage) ? Number(requestedPage) : 1;
  return { page: Math.min(Math.max(page, 1), pageCount), size, pageCount };
}

/** The paging named in the URL; null before hydration, when all rows are shown. */
function usePaging(total: number): Paging | null {
  const query = useUrlQuery();
  return query && pagingOf(query, total);
}

/** A table row that is shown on its own page only, once the page is hydrated. */
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
  const isShown = paging === null || Math.floor(index / paging.size) + 1 === paging.page;
  return (
    <tr hidden={!isShown} className={className}>
      {children}
    </tr>
  );
}

/** The platform named in a query; any other value counts as Windows, the first. */
export const historyPlatformIn = (query: URLSearchParams): HistoryPlatform =>
  historyPlatforms.find((platform) => platform === query.get('system')) ?? historyPlatforms[0];

/** The platform named in the URL; null before hydration, when all lists are shown (X5). */
function useHistoryPlatform(): HistoryPlatform | null {
  const query = useUrlQuery();
  return query && historyPlatformIn(query);
}

/**
 * The history of one platform. After hydration only the chosen platform's history is shown, before that all of them.
 */
export function PlatformHistory({
  platform,
  children,
}: {
  platform: HistoryPlatform;
  children: ReactNode;
}) {
  const chosenPlatform = useHistoryPlatform();
  return (
    <section
      id={platform}
      aria-labelledby={`${platform}-title`}
      hidden={chosenPlatform !== null && chosenPlatform !== platform}
      className="download:not-first:mt-14 scroll-mt-6"
    >
      {children}
    </section>
  );
}

interface PlatformTabsProps {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly platform: HistoryPlatform; readonly name: string }[];
}

const tabStyles =
  'inline-flex min-h-11 items-center rounded-full px-4 text-[0.9375rem] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50';
const chosenTabStyles = 'bg-text font-bold text-white ring-text download:hover:bg-text';

/**
 * One link for each platform. Its URL leads to its list without scripts too; with scripts the page stays and shows only
 * that list.
 */
export function PlatformTabs({ label, items }: PlatformTabsProps) {
  const chosenPlatform = useHistoryPlatform();
  const choose = (platform: HistoryPlatform) => (event: MouseEvent) => {
    // With a modifier key the link opens elsewhere, as all links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    writeQuery({ system: platform === historyPlatforms[0] ? null : platform, page: null }, true);
  };
  return (
    <nav aria-label={label} className="mb-8 flex flex-wrap gap-2">
      {items.map(({ platform, name }) => (
        <a
          key={platform}
          href={`?system=${platform}#${platform}`}
          onClick={choose(platform)}
          aria-current={chosenPlatform === platform ? 'true' : undefined}
          className={cn(tabStyles, chosenPlatform === platform && chosenTabStyles)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
