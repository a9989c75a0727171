import type { CSSProperties } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import s from './parts.module.css';

/** Sets a store's color as `--c`. */
export const storeColorStyle = (store: StoreId): CSSProperties =>
  ({ '--c': `var(--color-store-${store})` }) as CSSProperties;

interface StoreMarkProps {
  store: StoreId;
  size?: 'xs' | 'lg' | 'xl';
  /** Draws the square dashed and without the store's code, because the person has no access. */
  isEmpty?: boolean;
}

/** A square for a store; the word next to it carries the meaning. */
export function StoreMark({ store, size, isEmpty = false }: StoreMarkProps) {
  return (
    <i
      aria-hidden="true"
      style={storeColorStyle(store)}
      className={cn(s.tile, size && s[size], isEmpty && s.empty)}
    >
      {isEmpty ? '' : store.toUpperCase()}
    </i>
  );
}
