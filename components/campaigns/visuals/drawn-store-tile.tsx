import { storeIds } from '@/lib/demo/store-ids';
import { storeTextColors } from '@/components/mockups/store-styles';

interface DrawnStoreTileProps {
  x: number;
  y: number;
  size: number;
  /** Index of the store; it wraps around after the last store. */
  storeIndex: number;
  /** Shows the store's code on the tile. */
  isNamed?: boolean;
}

/** Rounded square in a drawing: a store in its own color. */
export function DrawnStoreTile({ x, y, size, storeIndex, isNamed = false }: DrawnStoreTileProps) {
  const store = storeIds[storeIndex % storeIds.length] ?? 'us';
  return (
    <g className={storeTextColors[store]}>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.28} fill="currentColor" />
      {isNamed && (
        <text
          x={x + size / 2}
          y={y + size * 0.64}
          textAnchor="middle"
          fontSize={size * 0.38}
          className="fill-on-store font-num font-bold"
        >
          {store.toUpperCase()}
        </text>
      )}
    </g>
  );
}
