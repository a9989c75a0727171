import { useEffect, useRef, type RefObject } from 'react';
import useSWRInfinite from 'swr/infinite';
import { buttonStyles } from '@/components/ui/button-styles';
import type { AppListPage } from '@/lib/app-center/list-apps';
import { fetchJsonOrThrow, type FetchError } from '@/lib/browser/fetch-json';
import type { Locale } from '@/lib/core/i18n/routing';
import { AppCard, cardGridStyles } from './app-card';
import { MoreButton } from './more-button';
import type { ResultsProps, CatalogQuery } from './catalog-types';

function apiUrlOf(locale: Locale, { q, category }: CatalogQuery, page: number): string {
  const query = new URLSearchParams({ locale, page: String(page) });
  if (q) query.set('q', q);
  if (category) query.set('category', category);
  return `/api/app-center?${query}`;
}

/** The pages that the URL asks for. Answers are cached, so going back to a search sends no further request. */
function useFetchedPages(locale: Locale, query: CatalogQuery) {
  const { openedPageCount } = query;
  const firstUrl = apiUrlOf(locale, query, 1);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<
    AppListPage,
    FetchError
  >((index) => apiUrlOf(locale, query, index + 1), fetchJsonOrThrow<AppListPage>, {
    initialSize: openedPageCount,
    parallel: true,
    keepPreviousData: true,
    revalidateFirstPage: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  // The URL says how many pages are open, and a cached search with another number is set to it. A new search starts
  // with the right number already: setting it then would send a second request.
  const lastSearch = useRef({ firstUrl: '', openedPageCount: 0 });
  useEffect(() => {
    const hasChanged =
      lastSearch.current.firstUrl === firstUrl &&
      lastSearch.current.openedPageCount !== openedPageCount;
    const isRemembered = lastSearch.current.firstUrl !== firstUrl && size !== openedPageCount;
    lastSearch.current = { firstUrl, openedPageCount };
    if (hasChanged || isRemembered) void setSize(openedPageCount);
  }, [firstUrl, openedPageCount, size, setSize]);
  return { data, hasFailed: error !== undefined, isBusy: isValidating, retry: () => void mutate() };
}

/** After "more" the first new card gets the focus, because the pressed button may be gone. */
function useFocusOnMore(
  list: RefObject<HTMLUListElement | null>,
  shownCount: number,
  focusFrom: number | null,
) {
  const pendingFocusIndex = useRef(focusFrom);
  useEffect(() => {
    if (pendingFocusIndex.current === null || shownCount <= pendingFocusIndex.current) return;
    list.current?.children[pendingFocusIndex.current]?.querySelector('h3')?.focus();
    pendingFocusIndex.current = null;
  }, [list, shownCount]);
  return () => {
    pendingFocusIndex.current = shownCount;
  };
}

/**
 * The entries that match the URL, page below page; they are fetched for visitors who search, choose a category or ask
 * for more than the first page.
 */
export function AppResults(props: ResultsProps) {
  const { query, locale, messages, focusFrom, onFound, onMore, onAll } = props;
  const { data, hasFailed, isBusy, retry } = useFetchedPages(locale, query);
  const list = useRef<HTMLUListElement>(null);
  const entries = (data ?? []).flatMap((page) => page.entries);
  const rememberFocusPlace = useFocusOnMore(list, entries.length, focusFrom);
  const total = data?.[0]?.total;
  const isSettled = !isBusy && !hasFailed && total !== undefined;
  useEffect(() => onFound(isSettled ? total : null), [onFound, isSettled, total]);

  if (hasFailed) return <Notice title={messages.failed} action={messages.retry} onAction={retry} />;
  if (!data) return <p className="py-16 text-center">{messages.loading}</p>;
  if (total === 0)
    return (
      <Notice
        title={messages.none}
        text={messages.noneText}
        action={messages.all}
        onAction={onAll}
      />
    );
  return (
    <div aria-busy={isBusy}>
      <ul ref={list} className={cardGridStyles}>
        {entries.map((entry) => (
          <AppCard key={entry.slug} entry={entry} messages={messages} />
        ))}
      </ul>
      {total !== undefined && entries.length < total && (
        <MoreButton
          isBusy={isBusy}
          messages={messages}
          onClick={() => {
            rememberFocusPlace();
            onMore();
          }}
        />
      )}
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({ title, text, action, onAction }: NoticeProps) {
  return (
    <div className="rounded-lg border-2 border-dashed border-line-2 px-6 py-14 text-center">
      <h3 className="text-h3 text-text">{title}</h3>
      {text && <p className="mx-auto mt-2 max-w-[32em]">{text}</p>}
      <button
        type="button"
        onClick={onAction}
        className={`mt-6 ${buttonStyles({ variant: 'ghost' })}`}
      >
        {action}
      </button>
    </div>
  );
}
