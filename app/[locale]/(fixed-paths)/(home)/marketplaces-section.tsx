import { getTranslations } from 'next-intl/server';
import { storeIds } from '@/lib/demo/store-ids';
import { storeColorVariable } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { getPublicConfig } from '@/lib/site-content/public-config';

const nameStyles = 'flex items-center gap-2.5 py-1.5 text-base home:md:text-[1.1875rem] md:py-2.5';

/** Classes of a name with its store's tile before it. */
const storeNameStyles =
  'font-bold text-text home:before:size-3.5 home:before:rounded-tile home:before:bg-(--store)';

/** Marketplaces by name; a marketplace that is in the pictures has its store's color. */
export async function MarketplacesSection() {
  const [t, names, { storeCount }] = await Promise.all([
    getTranslations('home.marketplaces'),
    getTranslations('mockups.marketplaces'),
    getPublicConfig(),
  ]);
  // The two Amazon stores are one marketplace.
  const marketplaceStores = storeIds.filter((store) => store !== 'jp');
  return (
    <Section id="platforms" labelledBy="marketplaces-title">
      <div className="wrap grid items-center gap-5 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="marketplaces-title" className="mb-3 text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="text-sm text-text-3">{t('official')}</p>
          {/* This figure is set apart from the figure of all stores, which does not include it (P4). */}
          <p className="mt-3 text-sm text-text-3">{t('public', { count: storeCount })}</p>
        </div>
        <ul className="home:[&>li]:border-b home:[&>li]:border-line grid grid-cols-2 gap-x-5 border-t border-line sm:grid-cols-3 xl:grid-cols-5">
          {marketplaceStores.map((store) => (
            <li
              key={store}
              style={storeColorVariable(store)}
              className={cn(nameStyles, storeNameStyles)}
            >
              {names(store)}
            </li>
          ))}
          {t('names')
            .split('|')
            .map((name, index) => (
              <li key={name} className={cn(nameStyles, index > 5 && 'max-md:hidden')}>
                {name}
              </li>
            ))}
          <li className={cn(nameStyles, 'text-text-3')}>{t('more')}</li>
        </ul>
      </div>
    </Section>
  );
}
