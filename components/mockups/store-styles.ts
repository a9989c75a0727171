import type { CSSProperties } from 'react';

/** The eight stores of the drawings; a store keeps its color and its code on every page. */
export const storeCodes = ['us', 'my', 'th', 'uk', 'jp', 'de', 'br', 'ca'] as const;
export type StoreCode = (typeof storeCodes)[number];

/** The class names are written out, so that Tailwind finds them. */
export const storeBackgrounds: Record<StoreCode, string> = {
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
export const storeTextColors: Record<StoreCode, string> = {
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
export const storeStyle = (code: StoreCode) =>
  ({ '--store': `var(--color-store-${code})` }) as CSSProperties;
