'use client';

import {
  Suspense,
  lazy,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {
  appCategories,
  maxAppSearchLength,
  type AppCategory,
} from '@superbrowser/contract/content/app-categories';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';
import { buttonStyles } from '@/components/ui/button-styles';
import { isPlainClick } from '@/components/ui/clicked-link';
import type { Locale } from '@/lib/core/i18n/routing';
import { MoreButton } from './more-button';
import type { CatalogMessages, ResultsProps, CatalogQuery } from './catalog-types';

const loadResults = () => import('./app-results');
/** The list's code is fetched ahead when the visitor focuses the field; the list itself handles a failure. */
const preloadResults = () => void loadResults().catch(() => undefined);

/**
 * The list's code is loaded for visitors who search, choose a category or want more; for others the first page in the
 * HTML is enough.
 */
const Results = lazy(() =>
  loadResults().then(
    (module) => ({ default: module.AppResults }),
    () => ({
      default: ({ messages }: ResultsProps) => <p className="py-16">{messages.failed}</p>,
    }),
  ),
);

const listId = 'app-results';

interface AppCatalogProps {
  readonly locale: Locale;
  readonly messages: CatalogMessages;
  readonly icon?: ReactNode;
  readonly total: number;
  readonly shownCount: number;
  /** The first page and, for visitors without scripts, the rest; the server's HTML has it as well. */
  readonly children: ReactNode;
}

/** Search, categories and the list they narrow. */
export function AppCatalog({
  locale,
  messages,
  icon,
  total,
  shownCount,
  children,
}: AppCatalogProps) {
  const [catalogQuery, changeQuery] = useCatalogQuery();
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const needsResults =
    catalogQuery.q !== '' || catalogQuery.category !== '' || catalogQuery.openedPageCount > 1;
  const count = needsResults ? foundCount : total;
  const showMore = () => changeQuery({ openedPageCount: catalogQuery.openedPageCount + 1 }, false);
  const showMoreOfFirst = () => {
    setFocusFrom(shownCount);
    showMore();
  };
  const loadingLine = <p className="py-16 text-center">{messages.loading}</p>;
  return (
    <>
      <div className="grid gap-5 noscript:hidden">
        <SearchBox
          icon={icon}
          q={catalogQuery.q}
          messages={messages}
          listId={listId}
          // All letters typed in one search make one history entry.
          onSearch={(q) => changeQuery({ q }, catalogQuery.q === '')}
          onIntent={preloadResults}
        />
        <CategoryLinks
          query={catalogQuery}
          label={messages.category}
          all={messages.all}
          names={messages.categories}
          onChoose={(category) => changeQuery({ category }, true)}
          onIntent={preloadResults}
        />
      </div>
      <p role="status" className="mt-5 mb-3 min-h-6 text-sm text-text-3 noscript:hidden">
        {count === null ? messages.loading : messages.count.replace('{n}', String(count))}
      </p>
      <div id={listId}>
        {needsResults ? (
          <Suspense fallback={loadingLine}>
            <Results
              query={catalogQuery}
              locale={locale}
              messages={messages}
              focusFrom={focusFrom}
              onFound={setFoundCount}
              onMore={showMore}
              onAll={() => changeQuery({ q: '', category: '' }, true)}
            />
          </Suspense>
        ) : (
          <>
            {children}
            <MoreButton messages={messages} onClick={showMoreOfFirst} />
          </>
        )}
      </div>
    </>
  );
}

interface CategoryLinksProps {
  readonly query: CatalogQuery;
  readonly label: string;
  readonly all: string;
  readonly names: Readonly<Record<AppCategory, string>>;
  readonly onChoose: (category: AppCategory | '') => void;
  readonly onIntent: () => void;
}

const chipStyles =
  'inline-flex min-h-11 items-center rounded-md bg-paper px-4 text-[0.9375rem] whitespace-nowrap text-text ring-1 ring-control ring-inset hover:bg-blue-50 aria-[current=true]:bg-blue-600 aria-[current=true]:font-bold aria-[current=true]:text-white aria-[current=true]:ring-blue-600';

/** Categories as links: each has a URL that can be opened in a tab or sent. */
function CategoryLinks(props: CategoryLinksProps) {
  const { query, label, all, names, onChoose, onIntent } = props;
  const hrefOf = (category: string) =>
    `?${new URLSearchParams({ ...(query.q && { q: query.q }), ...(category && { category }) })}`;
  const choose = (event: MouseEvent, category: AppCategory | '') => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(category);
  };
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {(['', ...appCategories] as const).map((category) => (
          <li key={category}>
            <a
              href={hrefOf(category)}
              aria-current={query.category === category ? 'true' : undefined}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              onClick={(event) => choose(event, category)}
              className={chipStyles}
            >
              {category ? names[category] : all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pause in typing after which the list is updated. */
const typingPauseMs = 250;

interface SearchBoxProps {
  /** The search words in the URL. */
  readonly q: string;
  readonly messages: {
    readonly search: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  /** It is drawn by the server, so that the set of icons stays out of the browser. */
  readonly icon?: ReactNode;
  readonly listId: string;
  readonly onSearch: (q: string) => void;
  /** Called when the visitor is about to type. */
  readonly onIntent: () => void;
}

/**
 * The search field; its words go into the URL after a pause, or at once with Enter. A letter still being composed
 * (pinyin) does not start a search. Before the script is loaded, the form sends the words in the URL.
 */
function SearchBox({ q, messages, icon, listId, onSearch, onIntent }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const lastSearch = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Typed text is replaced only by words from elsewhere (back button, "all").
    if (q === lastSearch.current || !field.current) return;
    field.current.value = q;
    lastSearch.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    onSearch(text);
  };
  const searchLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, typingPauseMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form role="search" method="get" onSubmit={submit} className="flex gap-2.5">
      <label className="relative block min-w-0 flex-1">
        <span className="sr-only">{messages.search}</span>
        {icon}
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={maxAppSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={listId}
          placeholder={messages.placeholder}
          onFocus={onIntent}
          onChange={({ nativeEvent }) => {
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) searchLater();
          }}
          onCompositionEnd={searchLater}
          className="product:pl-14 min-h-14 w-full rounded-md border border-control bg-paper pr-4 text-[1.0625rem] text-text placeholder:text-text-3"
        />
      </label>
      <button type="submit" className={buttonStyles({ size: 'lg' })}>
        {messages.submit}
      </button>
    </form>
  );
}

/** How many pages the URL asks for, at most nine; any other value counts as one page. */
const parsePageCount = (value: string | null | undefined): number => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= 9 ? count : 1;
};

/**
 * The state in the URL: search, category and how many pages are open. The URL can be shared, and the back button
 * restores the state.
 */
function useCatalogQuery(): readonly [
  CatalogQuery,
  (change: Partial<CatalogQuery>, isHistoryStep: boolean) => void,
] {
  const query = useUrlQuery();
  const catalogQuery: CatalogQuery = {
    q: query?.get('q')?.trim() ?? '',
    category: appCategories.find((name) => name === query?.get('category')) ?? '',
    openedPageCount: parsePageCount(query?.get('pages')),
  };
  // Only changed values are written, so that a delayed search does not bring an older category back.
  const changeQuery = (
    { openedPageCount = 1, ...change }: Partial<CatalogQuery>,
    isHistoryStep: boolean,
  ) =>
    writeQuery(
      { ...change, pages: openedPageCount > 1 ? String(openedPageCount) : null },
      isHistoryStep,
    );
  return [catalogQuery, changeQuery];
}
