import type { CSSProperties } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';

/** The class names are written out, so that Tailwind finds them. */
export const storeBackgrounds: Record<StoreId, string> = {
  us: 'bg-store-us',
  my: 'bg-store-my',
  th: 'bg-store-th',
  uk: 'bg-store-uk',
  jp: 'bg-store-jp',
  de: 'bg-store-de',
  br: 'bg-store-br',
  ca: 'bg-store-ca',
};

/** Classes that set `currentColor`, for beams, strokes and tints. */
export const storeTextColors: Record<StoreId, string> = {
  us: 'text-store-us',
  my: 'text-store-my',
  th: 'text-store-th',
  uk: 'text-store-uk',
  jp: 'text-store-jp',
  de: 'text-store-de',
  br: 'text-store-br',
  ca: 'text-store-ca',
};

/** A store's color as `--store`, for elements that have no class of their own for it. */
export const storeColorVariable = (store: StoreId) =>
  ({ '--store': `var(--color-store-${store})` }) as CSSProperties;
