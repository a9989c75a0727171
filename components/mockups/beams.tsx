import { cn } from '@/components/ui/cn';
import { Beam } from './beam';
import { StoreTile, type StoreTileProps } from './store-tile';
import { storeCodes, storeText, type StoreCode } from './stores';

export interface BeamsProps {
  /** Beam heights for the eight stores; 0 draws none. */
  heights: readonly number[];
  size?: StoreTileProps['size'];
  /** Word beside each tile; hidden on phones. */
  labels?: Partial<Record<StoreCode, string>>;
  className?: string;
}

/** Row of eight tiles with light beams, framing what stands above it. Decorative. */
export function Beams({ heights, size = 'row', labels, className }: BeamsProps) {
  return (
    <div aria-hidden="true" className={cn('grid grid-cols-8', className)}>
      {storeCodes.map((code, index) => (
        <span key={code} className="flex items-center justify-center gap-2.5">
          <span className={cn('glow relative grid rounded-tile', storeText[code])}>
            {(heights[index] ?? 0) > 0 && <Beam code={code} height={heights[index] ?? 0} />}
            <StoreTile code={code} size={size} className="relative" />
          </span>
          {labels?.[code] && (
            <span className="hidden text-sm whitespace-nowrap text-on-ink-2 xl:inline en:!hidden">
              {labels[code]}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
