import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StoreTile } from '@/components/mockups/store-tile';
import { cn } from '@/components/ui/cn';
import { Phrases } from '@/components/sections/phrases';

interface ClosingWithMockupProps {
  /** Phrases may be separated by `|`. */
  title: string;
  text: string;
  /** One to three buttons. */
  actions: ReactNode;
  /** Links below the buttons: other packages, other pages. */
  aside?: ReactNode;
}

/** Download buttons, with the desktop app's first window next to them. */
export function ClosingWithMockup({ title, text, actions, aside }: ClosingWithMockupProps) {
  return (
    <section aria-labelledby="closing-title" className="bg-paper pt-10 pb-14 md:pt-16 md:pb-18">
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl bg-blue-50 lg:grid-cols-[5fr_6fr] lg:gap-12">
          <div className="self-center px-6 pt-9 md:px-12 md:pt-14 lg:py-16 lg:pr-0 xl:pl-16">
            <h2 id="closing-title" className="text-h2">
              <Phrases text={title} />
            </h2>
            <p className="mt-3 max-w-[30em] text-text-2">{text}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>
            {aside && (
              <div className="mt-3 flex flex-wrap gap-x-6 text-sm text-text-3">{aside}</div>
            )}
          </div>
          <StoreRows />
        </div>
      </div>
    </section>
  );
}

const storeRows = [
  ['us', 'running'],
  ['uk', 'running'],
  ['jp', 'idle'],
  ['de', 'idle'],
] as const;

/** The desktop app's list of stores: two are running, and the button of the third is highlighted (decorative). */
function StoreRows() {
  const t = useTranslations('mockups');
  return (
    <div
      aria-hidden="true"
      className="mx-5 mt-8 self-end overflow-hidden rounded-t-[14px] bg-paper text-sm leading-[1.4] text-text-2 shadow-2 ring-1 ring-line md:mx-12 lg:mt-14 lg:mr-10 lg:ml-0"
    >
      <p className="flex items-center justify-between border-b border-line px-4 py-3 font-bold text-text">
        {t('storeList.all')}
      </p>
      {storeRows.map(([store, state]) => (
        <div
          key={store}
          className={cn(
            'grid grid-cols-[36px_1fr_auto_auto] items-center gap-3 border-b border-line px-4 py-2.5',
            store === 'jp' && 'bg-store-jp/12',
          )}
        >
          <StoreTile store={store} />
          <b className="text-text">
            {t(`stores.${store}`)}
            <small className="block text-ui font-normal text-text-3">{t(`kinds.${store}`)}</small>
          </b>
          <span className="text-xs max-xs:hidden">{t(`storeList.filters.${state}`)}</span>
          <span
            className={cn(
              'rounded-sm px-3 py-1.5 text-xs font-bold whitespace-nowrap',
              store === 'jp' ? 'bg-blue-600 text-white' : 'text-blue-700 ring-1 ring-line-2',
            )}
          >
            {t(state === 'idle' ? 'storeList.open' : 'storeList.switch')}
          </span>
        </div>
      ))}
    </div>
  );
}
