import { cn } from './cn';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page; shown as links when given. */
  hrefOf?: (page: number) => string;
  onSelect?: (page: number) => void;
  labels: {
    /** Name of the navigation. */
    name: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
  /** e.g. "total 42 records". */
  summary?: string;
  className?: string;
}

/** Pages to show: first, last, the current one and its neighbours; 0 stands for a gap. */
export function pageWindow(page: number, pageCount: number): number[] {
  const shown = new Set(
    [1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount),
  );
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const gap = n - (sorted[index - 1] ?? n);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [0, n] : [n];
  });
}

const step =
  'tap inline-flex items-center justify-center rounded-sm px-3 font-bold no-underline aria-disabled:text-text-3 aria-disabled:opacity-60';
const idle = 'cursor-pointer text-text-2 hover:bg-blue-50 hover:text-blue-700';

/** Paging as links or as buttons; renders nothing for a single page without summary. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onSelect,
  labels,
  summary,
  className,
}: PaginationProps) {
  if (pageCount <= 1 && !summary) return null;
  const control = (to: number, text: string, name: string) => {
    const current = to === page;
    if (to < 1 || to > pageCount)
      return (
        <span aria-disabled="true" className={step}>
          {text}
        </span>
      );
    const props = {
      'aria-label': name,
      'aria-current': current ? ('page' as const) : undefined,
      className: cn(step, current && text === String(page) ? 'bg-blue-600 text-white' : idle),
    };
    return hrefOf ? (
      <a href={hrefOf(to)} {...props}>
        {text}
      </a>
    ) : (
      <button type="button" onClick={() => onSelect?.(to)} {...props}>
        {text}
      </button>
    );
  };
  return (
    <nav
      aria-label={labels.name}
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-2 text-sm', className)}
    >
      {summary && <p className="text-text-3">{summary}</p>}
      {pageCount > 1 && (
        <ul className="ml-auto flex flex-wrap items-center gap-1">
          <li>{control(page - 1, '‹', labels.previous)}</li>
          {pageWindow(page, pageCount).map((n, index) => (
            <li key={n || `gap-${index}`}>
              {n === 0 ? <span aria-hidden="true">…</span> : control(n, String(n), labels.page(n))}
            </li>
          ))}
          <li>{control(page + 1, '›', labels.next)}</li>
        </ul>
      )}
    </nav>
  );
}
