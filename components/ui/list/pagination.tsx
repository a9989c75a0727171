import type { FormEvent } from 'react';
import { cn } from '../cn';

/** The sizes to choose from; a list begins with ten entries a page. */
export const pageSizes = [10, 20, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

interface SizeChangerProps {
  label: string;
  value: PageSize;
  /** e.g. "20 a page". */
  labelOf: (size: PageSize) => string;
  onSelect: (size: PageSize) => void;
}

interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** The URL of a page; with it the pages are shown as links. */
  hrefOf?: (page: number) => string;
  onSelect?: (page: number) => void;
  labels: {
    /** The name of the navigation. */
    name: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
  /** e.g. "total 42 records". */
  summary?: string;
  /** A choice of the number of entries a page. */
  sizes?: SizeChangerProps;
  /** The label of a field that goes to the typed page; it needs `onSelect`. */
  jumpLabel?: string;
  className?: string;
}

/** Pages to show: first, last, the current one and its neighbors; 0 stands for a gap of several pages. */
export function pageWindow(page: number, pageCount: number): number[] {
  const shownPages = new Set(
    [1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount),
  );
  const sortedPages = [...shownPages].sort((a, b) => a - b);
  return sortedPages.flatMap((n, index) => {
    const gap = n - (sortedPages[index - 1] ?? n);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [0, n] : [n];
  });
}

const stepStyles =
  'tap inline-flex items-center justify-center rounded-sm px-3 font-bold no-underline aria-disabled:text-text-3 aria-disabled:opacity-60';
const idleStyles = 'cursor-pointer text-text-2 hover:bg-blue-50 hover:text-blue-700';

const fieldStyles = 'min-h-11 rounded-sm bg-paper px-3 text-text ring-1 ring-control ring-inset';

function SizeChanger({ label, value, labelOf, onSelect }: SizeChangerProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const size = pageSizes.find((candidate) => String(candidate) === target.value);
        if (size) onSelect(size);
      }}
      className={cn(fieldStyles, 'cursor-pointer')}
    >
      {pageSizes.map((size) => (
        <option key={size} value={size}>
          {labelOf(size)}
        </option>
      ))}
    </select>
  );
}

/**
 * The field that goes to the typed page on Enter; a number past the end goes to the last page, and other input goes
 * nowhere.
 */
function JumpField({
  label,
  pageCount,
  onSelect,
}: {
  label: string;
  pageCount: number;
  onSelect: (page: number) => void;
}) {
  function jumpToPage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typedPage = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(typedPage) && typedPage > 0) onSelect(Math.min(typedPage, pageCount));
    event.currentTarget.reset();
  }
  return (
    <form onSubmit={jumpToPage}>
      <label className="flex items-center gap-2 whitespace-nowrap">
        {label}
        {/* This is not type=number, whose value changes when the mouse wheel is scrolled. */}
        <input
          name="page"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          className={cn(fieldStyles, 'w-16')}
        />
      </label>
    </form>
  );
}

/** Paging as links or as buttons; it renders nothing for a single page without further controls. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onSelect,
  labels,
  summary,
  sizes,
  jumpLabel,
  className,
}: PaginationProps) {
  if (pageCount <= 1 && !summary && !sizes) return null;
  const renderControl = (target: number, text: string, name: string) => {
    const isCurrent = target === page;
    if (target < 1 || target > pageCount)
      return (
        <span aria-disabled="true" className={stepStyles}>
          {text}
        </span>
      );
    const props = {
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      className: cn(
        stepStyles,
        isCurrent && text === String(page) ? 'bg-blue-600 text-white' : idleStyles,
      ),
    };
    return hrefOf ? (
      <a href={hrefOf(target)} {...props}>
        {text}
      </a>
    ) : (
      <button type="button" onClick={() => onSelect?.(target)} {...props}>
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
          <li>{renderControl(page - 1, '‹', labels.previous)}</li>
          {pageWindow(page, pageCount).map((n, index) => (
            <li key={n || `gap-${index}`}>
              {n === 0 ? (
                <span aria-hidden="true">…</span>
              ) : (
                renderControl(n, String(n), labels.page(n))
              )}
            </li>
          ))}
          <li>{renderControl(page + 1, '›', labels.next)}</li>
        </ul>
      )}
      {(sizes || (jumpLabel && pageCount > 1)) && (
        <div
          className={cn('flex flex-wrap items-center gap-x-6 gap-y-2', pageCount <= 1 && 'ml-auto')}
        >
          {sizes && <SizeChanger {...sizes} />}
          {jumpLabel && onSelect && pageCount > 1 && (
            <JumpField label={jumpLabel} pageCount={pageCount} onSelect={onSelect} />
          )}
        </div>
      )}
    </nav>
  );
}
