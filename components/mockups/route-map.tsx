import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Person } from './person';
import { StoreTile } from './store-tile';
import { storeCodes, type StoreCode } from './stores';

type Place = readonly [x: number, y: number];

/** Positions on public/art/routes-world.svg (1200 × 560). */
const world: Record<StoreCode | 'you', Place> = {
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
const spokes: Record<StoreCode | 'you', Place> = {
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

const at = ([x, y]: Place, width: number, height: number) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
});
const centred = 'absolute -translate-1/2';
const halo =
  'shadow-[0_0_0_var(--halo,12px)_color-mix(in_srgb,var(--color-white)_14%,transparent)]';

/** Lines from the visitor to stores abroad: a dotted map, on phones spokes. */
export function RouteMap() {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('map.label')}>
      <Drawing
        src="/art/routes-world.svg"
        width={1200}
        height={560}
        places={world}
        tile="!size-[21px] !text-[9px] lg:!size-[30px] lg:!text-[13px]"
        className="max-md:hidden"
      />
      <Drawing
        src="/art/routes-spokes.svg"
        width={350}
        height={360}
        places={spokes}
        tile="!size-9 !text-xs"
        className="mx-auto max-w-[296px] md:hidden"
      />
    </div>
  );
}

interface DrawingProps {
  src: string;
  width: number;
  height: number;
  places: Record<StoreCode | 'you', Place>;
  tile: string;
  className: string;
}

function Drawing({ src, width, height, places, tile, className }: DrawingProps) {
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
      {storeCodes.map((code) => (
        <StoreTile
          key={code}
          code={code}
          style={at(places[code], width, height)}
          className={cn(centred, tile)}
        />
      ))}
      <Person
        initial={t('you')}
        tone="plain"
        style={at(places.you, width, height)}
        className={cn(
          centred,
          '!size-11 !text-[19px] md:max-lg:!size-8 md:max-lg:!text-xs md:max-lg:[--halo:5px] lg:!size-[42px]',
          halo,
          t('you').length > 1 && '!text-[15px] md:max-lg:!text-[11px]',
        )}
      />
    </div>
  );
}
