import { getTranslations } from 'next-intl/server';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile, tileRowStyles } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { downloadHref } from '@/lib/releases/release-package';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { EditionFinder } from './edition-finder';

/** The stores that the pictures show with the VPS edition. */
export const vpsStores: ReadonlySet<StoreId> = new Set<StoreId>(['th', 'jp']);

function Tiles({ hasAllStores }: { hasAllStores: boolean }) {
  return storeIds.map((store) => (
    <StoreTile
      key={store}
      size="row"
      {...(hasAllStores || vpsStores.has(store)
        ? { store }
        : { isEmpty: true, className: 'download:border-blue-400/60!' })}
    />
  ));
}

/** The hero: the question as the page's first line, with the finder next to it. */
export async function CompareHero({ locale }: { locale: Locale }) {
  const [t, finder, table, translator] = await Promise.all([
    getTranslations('contrast.hero'),
    getTranslations('contrast.finder'),
    getTranslations('contrast.table'),
    getTranslations(),
  ]);
  return (
    <section className="ground-split relative pt-[140px] pb-18 text-on-ink-2 md:pt-[152px]">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <PageCrumbs path="/download/contrast" />
          <h1 className="mt-3 text-h1 text-on-ink">
            <Phrases text={t('title')} />
          </h1>
          <p className="mt-5 max-w-[30em] text-lead">{t('lead')}</p>
          <dl aria-hidden="true" className="mt-9 grid gap-5">
            {([true, false] as const).map((hasAllStores) => (
              <div key={String(hasAllStores)}>
                <dt className="mb-2 text-sm text-on-ink">
                  {hasAllStores ? table('pro') : table('vps')}
                </dt>
                <dd className={cn(tileRowStyles, 'download:md:gap-2')}>
                  <Tiles hasAllStores={hasAllStores} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink variant="inverse" size="lg" href="#table" className="mt-9 max-sm:w-full">
            {t('table')}
          </ButtonLink>
        </div>
        <div
          id="finder"
          className="scroll-mt-6 rounded-xl bg-paper p-5 text-text-2 shadow-window md:p-9"
        >
          <h2 className="mb-6 text-h3 text-text">{finder('title')}</h2>
          <noscript>
            <p className="mb-6 rounded-md bg-mist p-4 text-sm">{finder('noscript')}</p>
          </noscript>
          <EditionFinder
            messages={pickMessages(translator, 'contrast.finder')}
            values={minimumSystemValues}
            hrefs={{
              professional: pagePath(locale, '/download', '#all'),
              vps: downloadHref('windows-lite'),
            }}
          />
        </div>
      </div>
    </section>
  );
}
