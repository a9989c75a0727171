import type { CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeColorVariable } from '@/components/mockups/store-styles';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { sampleStores } from './sample-stores';
import { useMarketNames } from './use-market-names';

/** The section on routes to more than twenty countries. */
export function NetworkSection() {
  const t = useTranslations('home.network');
  return (
    <Section
      id="network"
      tone="ink"
      labelledBy="network-title"
      title={t('title')}
      lead={t('lead')}
      className="overflow-hidden"
    >
      <div className="home:max-w-[980px] mx-auto md:-mt-6">
        <RouteMap />
      </div>
      <MarketRoutes />
      <p className="mt-5 text-xs text-on-ink-3">{t('note')}</p>
    </Section>
  );
}

function MarketRoutes() {
  const markets = useMarketNames();
  return (
    <ul className="home:xl:grid-cols-8 mt-4 grid gap-2.5 max-md:hidden md:grid-cols-4">
      {sampleStores.map(({ store, signal }) => (
        <li
          key={store}
          style={storeColorVariable(store)}
          className="home:border-(--store) flex items-center gap-2 border-t-2 pt-3 text-sm text-on-ink"
        >
          <StoreTile store={store} size="sm" />
          <b className="flex-1 leading-tight">{markets[store]}</b>
          <SignalBars level={signal} />
        </li>
      ))}
    </ul>
  );
}

/** The quality of a route as bars, because figures in milliseconds would be invented. */
function SignalBars({ level }: { level: 1 | 2 | 3 | 4 }) {
  return (
    <span
      style={{ '--level': level } as CSSProperties}
      className="signal home:[--off:color-mix(in_srgb,var(--color-white)_20%,transparent)] text-ok-bright"
    />
  );
}

type Position = readonly [x: number, y: number];

/** Positions on public/art/routes-world.svg (1200 × 560). */
const worldPositions: Record<StoreId | 'you', Position> = {
  you: [472, 256],
  us: [900, 213],
  my: [432, 334],
  th: [428, 294],
  uk: [89, 126],
  jp: [559, 206],
  de: [141, 146],
  br: [1138, 435],
  ca: [1029, 171],
};

/** Positions on public/art/routes-spokes.svg (350 × 360). */
const spokePositions: Record<StoreId | 'you', Position> = {
  you: [175, 176],
  us: [300, 112],
  my: [232, 314],
  th: [118, 314],
  uk: [88, 44],
  jp: [318, 196],
  de: [50, 112],
  br: [296, 280],
  ca: [262, 44],
};

const placeStyle = ([x, y]: Position, width: number, height: number) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
});
const centeredStyles = 'absolute -translate-1/2';
const haloStyles =
  'home:shadow-[0_0_0_var(--halo,12px)_color-mix(in_srgb,var(--color-white)_14%,transparent)]';

/** Lines from the visitor to stores abroad: a dotted map, on phones a wheel of spokes. */
function RouteMap() {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('map.label')}>
      <RouteDrawing
        src="/art/routes-world.svg"
        width={1200}
        height={560}
        places={worldPositions}
        tileClassName="home:!size-[21px] home:!text-[0.5625rem] home:lg:!size-[30px] home:lg:!text-[0.8125rem]"
        className="max-md:hidden"
      />
      <RouteDrawing
        src="/art/routes-spokes.svg"
        width={350}
        height={360}
        places={spokePositions}
        tileClassName="home:!size-9 home:!text-xs"
        className="home:max-w-[296px] mx-auto md:hidden"
      />
    </div>
  );
}

interface RouteDrawingProps {
  src: string;
  width: number;
  height: number;
  places: Record<StoreId | 'you', Position>;
  tileClassName: string;
  className: string;
}

function RouteDrawing({ src, width, height, places, tileClassName, className }: RouteDrawingProps) {
  const t = useTranslations('mockups');
  return (
    <div className={cn('relative', className)}>
      <picture>
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
      {storeIds.map((store) => (
        <StoreTile
          key={store}
          store={store}
          style={placeStyle(places[store], width, height)}
          className={cn(centeredStyles, tileClassName)}
        />
      ))}
      <Avatar
        initial={t('you')}
        tone="plain"
        style={placeStyle(places.you, width, height)}
        className={cn(
          centeredStyles,
          'home:!size-11 home:!text-[1.1875rem] home:md:max-lg:!size-8 home:md:max-lg:!text-xs home:md:max-lg:[--halo:5px] home:lg:!size-[42px]',
          haloStyles,
          t('you').length > 1 && 'home:!text-[0.9375rem] home:md:max-lg:!text-[0.6875rem]',
        )}
      />
    </div>
  );
}
