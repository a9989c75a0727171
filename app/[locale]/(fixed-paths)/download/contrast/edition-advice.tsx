import { getTranslations } from 'next-intl/server';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { vpsStores } from './compare-hero';

const allStores: ReadonlySet<StoreId> = new Set(storeIds);

/** One sentence for each edition, in large type. */
export async function EditionAdvice({ locale }: { locale: Locale }) {
  const t = await getTranslations('contrast.advice');
  const table = await getTranslations('contrast.table');
  const sides = [
    { key: 'pro', icon: 'laptop', stores: allStores, href: pagePath(locale, '/download', '#all') },
    { key: 'vps', icon: 'server', stores: vpsStores, href: pagePath(locale, '/vps') },
  ] as const;
  return (
    <Section tone="mist" labelledBy="edition-advice-title">
      <div className="wrap">
        <h2 id="edition-advice-title" className="mb-10 text-h2 text-text">
          {t('title')}
        </h2>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
          {sides.map(({ key, icon, stores, href }) => (
            <div key={key} className="flex flex-col border-t-2 border-text pt-6">
              <h3 className="text-[1.125rem] text-blue-700">{table(key)}</h3>
              <p className="mt-1 text-sm">{t('if')}</p>
              <p className="download:mb-9 download:text-[clamp(1.375rem,2.1vw,1.875rem)] download:leading-[1.45] mt-3 font-bold text-text">
                <Phrases text={t(`${key}.sentence`)} />
              </p>
              <div className="mt-auto">
                <LinkFan label={t(`picture.${key}`)} icon={icon} stores={stores} />
              </div>
              <div className="download:sm:justify-start mt-9 grid">
                <ButtonLink size="lg" variant={key === 'pro' ? 'primary' : 'outline'} href={href}>
                  {t(`${key}.button`)}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface LinkFanProps {
  label: string;
  icon: IconName;
  /** The stores that the machine opens; other stores stay empty and unconnected. */
  stores: ReadonlySet<StoreId>;
}

/**
 * A machine and the stores it reaches: one line to each store that the machine may open, and no line to other stores.
 */
function LinkFan({ label, icon, stores }: LinkFanProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-8 items-center justify-items-center"
    >
      <span className="download:col-span-8 download:size-16 grid place-items-center rounded-[18px] bg-blue-600 text-white">
        <Icon name={icon} size={32} />
      </span>
      <svg
        viewBox="0 0 800 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="download:col-span-8 h-20 w-full"
      >
        {storeIds.map((store, index) =>
          stores.has(store) ? (
            <path
              key={store}
              d={`M400 0C400 70 ${index * 100 + 50} 40 ${index * 100 + 50} 120`}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className={storeTextColors[store]}
            />
          ) : null,
        )}
      </svg>
      {storeIds.map((store) =>
        stores.has(store) ? (
          <StoreTile key={store} store={store} size="row" />
        ) : (
          <StoreTile key={store} size="row" isEmpty className="download:border-control!" />
        ),
      )}
    </div>
  );
}
