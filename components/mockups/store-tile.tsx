import type { CSSProperties } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { storeBackgrounds, storeColorVariable } from './store-styles';

const sizes = {
  xs: 'size-[24px] text-[10px]',
  sm: 'size-[28px] text-[11px]',
  md: 'size-[36px] text-[13px]',
  lg: 'size-[56px] text-[19px]',
  /** Smaller on phones, for rows of eight. */
  row: 'size-[30px] text-[11px] md:size-[36px] md:text-[13px]',
  /** For closing bands. */
  band: 'size-[34px] text-[12px] md:size-[64px] md:text-[21px]',
} as const;

/** Eight tiles in one row on every screen: on phones they share its width. */
export const tileRowStyles =
  'max-md:grid max-md:grid-cols-8 max-md:gap-1 max-md:*:aspect-square max-md:*:size-auto! md:flex';

export interface StoreTileProps {
  /** Left out for an empty place. */
  store?: StoreId;
  size?: keyof typeof sizes;
  /** Dashed: the store is not granted or not bound. */
  isEmpty?: boolean;
  /** Height of the light that rises from the tile, in CSS pixels on wide screens; the parent needs `isolate`. */
  beamHeight?: number;
  /** The tile's position in a drawing. */
  style?: CSSProperties;
  className?: string;
}

/** The light of an isolated environment, in the store's color. It is made of gradients and no filter. */
const beamStyle = (store: StoreId, height: number) =>
  ({ ...storeColorVariable(store), '--h': `${height}px` }) as CSSProperties;

/** A rounded square for a store, in the store's color; dashed for a place without a store. */
export function StoreTile({
  store,
  size = 'md',
  isEmpty = false,
  beamHeight = 0,
  style,
  className,
}: StoreTileProps) {
  const shape = cn(
    'inline-grid flex-none place-items-center rounded-tile font-num leading-none font-bold tracking-[0.02em] not-italic',
    sizes[size],
  );
  if (isEmpty || !store) {
    return (
      <span
        style={style}
        className={cn(shape, 'border-[1.5px] border-dashed border-line-2', className)}
      />
    );
  }
  return (
    <span
      style={beamHeight ? { ...beamStyle(store, beamHeight), ...style } : style}
      className={cn(
        shape,
        storeBackgrounds[store],
        'text-on-store',
        beamHeight > 0 && 'beam relative',
        className,
      )}
    >
      {store.toUpperCase()}
    </span>
  );
}
