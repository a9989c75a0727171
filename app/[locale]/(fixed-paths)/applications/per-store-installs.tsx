import { useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackgrounds } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

const laneStores = ['jp', 'de', 'us'] as const satisfies readonly StoreId[];
const laneRows = ['settings', 'memory', 'people'] as const;
const ruleKeys = ['install', 'grant', 'remove'] as const;

/** An app is installed in each store separately; a store without it gets no copy. */
export function PerStoreInstalls() {
  const t = useTranslations('appCenter.perStoreInstalls');
  return (
    <Section labelledBy="per-store-installs-title">
      <div className="wrap grid items-stretch gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <figure className="product:max-lg:order-2 flex min-w-0 flex-col">
          <div
            role="img"
            aria-label={t('label')}
            className="grid flex-1 grid-cols-3 gap-2 sm:gap-4"
          >
            {laneStores.map((store) => (
              <Lane key={store} store={store} />
            ))}
          </div>
          <figcaption className="mt-3 text-xs text-text-3">{t('caption')}</figcaption>
        </figure>
        <div>
          <h2 id="per-store-installs-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4">{t('lead')}</p>
          <ol className="mt-7 border-b border-line-2">
            {ruleKeys.map((rule, index) => (
              <li
                key={rule}
                className="grid grid-cols-[48px_1fr] items-baseline border-t border-line-2 py-4"
              >
                <span
                  aria-hidden="true"
                  className="font-num text-[1.875rem] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                <span className="text-[0.9375rem]">
                  <b className="block text-[1.125rem] text-text">{t(`rules.${rule}.name`)}</b>
                  {t(`rules.${rule}.text`)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Lane({ store }: { store: (typeof laneStores)[number] }) {
  const t = useTranslations('appCenter.perStoreInstalls');
  const isEmpty = store === 'us';
  return (
    <div className="flex flex-col overflow-hidden rounded-lg bg-mist">
      <span className={cn('h-2', storeBackgrounds[store])} />
      <div className="product:sm:p-5 flex flex-1 flex-col p-2">
        <StoreTile store={store} size="row" />
        {isEmpty ? (
          <p className="product:min-h-40 mt-4 grid flex-1 place-items-center rounded-md border-2 border-dashed border-line-2 p-2 text-center text-sm text-text-3">
            {t('lanes.us')}
          </p>
        ) : (
          <div className="product:max-xs:p-2 product:sm:p-4 mt-4 flex-1 rounded-md bg-paper p-3 shadow-1">
            <b className="product:max-xs:text-sm product:lg:text-[1.25rem] block border-b border-line pb-2.5 leading-tight wrap-anywhere text-text max-sm:text-[0.9375rem] lg:pb-4">
              {t('app')}
            </b>
            {laneRows.map((row) => (
              <p key={row} className="mt-3 text-sm leading-snug text-text lg:mt-6 lg:text-base">
                <span className="product:lg:mb-1 block text-xs text-text-3 lg:text-sm">
                  {t(`rows.${row}`)}
                </span>
                {t(`lanes.${store}.${row}`)}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
