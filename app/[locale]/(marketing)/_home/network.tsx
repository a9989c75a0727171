import { useTranslations } from 'next-intl';
import { RouteMap } from '@/components/mockups/route-map';
import { consoleRows } from '@/components/mockups/console/console-rows';
import { SignalBars } from '@/components/mockups/signal-bars';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeStyle } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { figures } from '@/lib/site';
import { useMarkets } from './use-markets';

/** Lines to more than twenty countries. */
export function Network() {
  const t = useTranslations('home.network');
  return (
    <Section
      id="network"
      tone="ink"
      labelledBy="network-title"
      className="overflow-hidden md:pb-20"
    >
      <div className="wrap grid items-end gap-6 md:grid-cols-[auto_1fr] md:gap-18">
        <p className="max-md:hidden">
          <span className="block font-num text-num-l leading-[0.9] font-bold tracking-[-0.04em] text-white">
            {figures.countries}
            <span className="align-[0.5em] text-[0.5em]">+</span>
          </span>
          <span className="mt-3.5 block text-[15px]">{t('figure')}</span>
        </p>
        <div>
          <h2 id="network-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3.5 max-w-[32em] en:max-md:text-[15px]">{t('lead')}</p>
        </div>
      </div>
      <div className="mx-auto mt-4 max-w-[1360px] px-5 md:mt-2 md:px-6">
        <RouteMap />
      </div>
      <div className="wrap">
        <Lines />
        <p className="mt-5 text-xs text-on-ink-3">{t('note')}</p>
      </div>
    </Section>
  );
}

function Lines() {
  const markets = useMarkets();
  return (
    <ul className="mt-4 grid gap-2.5 max-md:hidden md:grid-cols-4 xl:grid-cols-8">
      {consoleRows.map(({ code, signal }) => (
        <li
          key={code}
          style={storeStyle(code)}
          className="flex items-center gap-2 border-t-2 border-(--store) pt-3 text-sm text-on-ink"
        >
          <StoreTile code={code} size="sm" />
          <b className="flex-1 leading-tight">{markets[code]}</b>
          <SignalBars level={signal} tone="ink" />
        </li>
      ))}
    </ul>
  );
}
