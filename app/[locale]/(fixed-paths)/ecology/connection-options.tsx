import { useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { WindowFrame } from '@/components/mockups/window-frame';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const places = ['apps', 'robot', 'service', 'content'] as const;

/** Four ways to connect; the first one with a drawing. */
export function ConnectionOptions() {
  const t = useTranslations('ecology.connect');
  return (
    <Section tone="mist" labelledBy="connection-options-title">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="connection-options-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4">{t('lead')}</p>
          <dl className="mt-7 border-b border-line-2">
            {places.map((place) => (
              <div key={place} className="border-t border-line-2 py-4">
                <dt className="text-[1.125rem] font-bold text-text">{t(`places.${place}.name`)}</dt>
                <dd className="mt-0.5 text-[0.9375rem] text-pretty">{t(`places.${place}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0">
          <AppCenterMockup />
        </div>
      </div>
    </Section>
  );
}

/** Tools and their stores, the same as on the home page. */
const listedApps = [
  ['translate', ['us', 'de', 'br']],
  ['service', ['my', 'th', 'uk']],
  ['finance', ['us', 'uk', 'jp', 'ca']],
] as const satisfies readonly (readonly [string, readonly StoreId[]])[];

const rowStyles =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4 partners:sm:grid-cols-[1fr_auto_auto]';

/** The app center with the visitor's app on trial, first in one store. */
function AppCenterMockup() {
  const t = useTranslations('ecology.connect.window');
  const names = useTranslations('mockups.apps');
  return (
    <WindowFrame
      title={t('title')}
      label={t('label')}
      className="partners:shadow-2!"
      bar={
        <span className="partners:h-[34px] partners:md:mr-4 ml-auto flex w-[200px] items-center gap-2 rounded-[9px] bg-mist px-3 text-xs text-text-3 max-sm:hidden">
          <Icon name="search" size={14} />
          {t('search')}
        </span>
      }
    >
      <div className="flex justify-between px-4 py-3 text-xs text-text-3 md:px-6">
        <b className="text-text">{t('all')}</b>
        {t('stores')}
      </div>
      {listedApps.map(([key, stores]) => (
        <div key={key} className={cn(rowStyles, 'border-t border-line px-4 md:px-6')}>
          <b className="text-base text-text">{names(key)}</b>
          <Badge tone="ok">{t('live')}</Badge>
          <StoreTiles stores={stores} />
        </div>
      ))}
      <div className="partners:md:p-3 p-2">
        <div
          className={cn(
            rowStyles,
            'partners:md:px-3 rounded-md border-2 border-dashed border-blue-500 bg-blue-50 px-2',
          )}
        >
          <b className="text-base text-blue-700">{t('yours')}</b>
          <Badge tone="blue">{t('trial')}</Badge>
          <StoreTiles stores={['us']} />
        </div>
      </div>
    </WindowFrame>
  );
}

function StoreTiles({ stores }: { stores: readonly StoreId[] }) {
  return (
    <span className="partners:max-sm:col-span-2 partners:sm:w-33 partners:sm:justify-end flex gap-1.5">
      {[0, 1, 2, 3].map((slot) => {
        const store = stores[slot];
        return store ? (
          <StoreTile key={slot} store={store} size="sm" />
        ) : (
          <StoreTile key={slot} isEmpty size="sm" />
        );
      })}
    </span>
  );
}
