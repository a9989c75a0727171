import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { StoreTile, type StoreTileProps } from './store-tile';

interface BeamsProps {
  /** Beam heights for the eight stores. */
  heights: readonly number[];
  size?: StoreTileProps['size'];
  /** A word next to each tile, on wide screens. */
  labels?: Partial<Record<StoreId, string>>;
  className?: string;
}

/** A row of eight tiles with light beams below a picture (decorative). */
export function Beams({ heights, size = 'row', labels, className }: BeamsProps) {
  return (
    <div aria-hidden="true" className={cn('grid grid-cols-8', className)}>
      {storeIds.map((store, index) => (
        <span
          key={store}
          className={cn(
            'isolate flex items-center justify-center',
            labels && 'text-[0px] whitespace-nowrap text-on-ink-2 xl:gap-2.5 xl:text-sm',
          )}
        >
          <StoreTile store={store} size={size} beamHeight={heights[index]} className="glow" />
          {labels?.[store]}
        </span>
      ))}
    </div>
  );
}
