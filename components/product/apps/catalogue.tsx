'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import { CategoryLinks } from './category-links';
import { MoreButton } from './more-button';
import { SearchBox } from './search-box';
import type { CatalogueWords, ResultsProps } from './types';
import { useWanted } from './use-wanted';

const load = () => import('./results');
/** Fetched ahead when somebody turns to the field; a failure is met again, and told, by the list itself. */
const preload = () => void load().catch(() => undefined);

/** Only those who look for something pay for the list's code; whoever reads on has the first page in the HTML. */
const Results = lazy(() =>
  load().then(
    (module) => ({ default: module.Results }),
    () => ({ default: ({ words }: ResultsProps) => <p className="py-16">{words.failed}</p> }),
  ),
);

const listId = 'app-results';

export interface CatalogueProps {
  readonly locale: Locale;
  readonly words: CatalogueWords;
  /** Beside the field. */
  readonly icon?: ReactNode;
  /** How many there are in all. */
  readonly total: number;
  /** How many `children` shows. */
  readonly shown: number;
  /** The first page, and for those without scripts the rest; also the server's HTML. */
  readonly children: ReactNode;
}

/** Search, categories and the list they narrow. */
export function Catalogue({ locale, words, icon, total, shown, children }: CatalogueProps) {
  const [wanted, want] = useWanted();
  const [found, setFound] = useState<number | null>(null);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const asking = wanted.q !== '' || wanted.category !== '' || wanted.pages > 1;
  const count = asking ? found : total;
  const more = () => want({ pages: wanted.pages + 1 }, false);
  const moreOfFirst = () => {
    setFocusFrom(shown);
    more();
  };
  const loading = <p className="py-16 text-center">{words.loading}</p>;
  return (
    <>
      <div className="grid gap-5 noscript:hidden">
        <SearchBox
          icon={icon}
          q={wanted.q}
          words={words}
          listId={listId}
          // The letters of one search are one step back.
          onSearch={(q) => want({ q }, wanted.q === '')}
          onReady={preload}
        />
        <CategoryLinks
          wanted={wanted}
          label={words.category}
          all={words.all}
          names={words.categories}
          onChoose={(category) => want({ category }, true)}
          onReady={preload}
        />
      </div>
      <p role="status" className="mt-5 mb-3 min-h-6 text-sm text-text-3 noscript:hidden">
        {count === null ? words.loading : words.count.replace('{n}', String(count))}
      </p>
      <div id={listId}>
        {asking ? (
          <Suspense fallback={loading}>
            <Results
              wanted={wanted}
              locale={locale}
              words={words}
              focusFrom={focusFrom}
              onFound={setFound}
              onMore={more}
              onAll={() => want({ q: '', category: '' }, true)}
            />
          </Suspense>
        ) : (
          <>
            {children}
            <MoreButton words={words} onClick={moreOfFirst} />
          </>
        )}
      </div>
    </>
  );
}
