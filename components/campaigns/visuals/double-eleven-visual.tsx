import { storeIds } from '@/lib/demo/store-ids';
import { storeTextColors } from '@/components/mockups/store-styles';
import { DrawnStoreTile } from './drawn-store-tile';

const columnPositions = [70, 200, 360, 490] as const;

const tileSize = 52;

const tileGap = 8;

/** The digits 11·11 made of stores, with light rising from each. */
export function DoubleElevenVisual() {
  return (
    <svg viewBox="0 0 620 470" className="w-full">
      {columnPositions.map((x, column) => {
        const store = storeIds[column * 2] ?? 'us';
        return (
          <g key={x}>
            <linearGradient
              id={`ones-${store}`}
              x2="0"
              y1="1"
              y2="0"
              className={storeTextColors[store]}
            >
              <stop offset="0" stopColor="currentColor" stopOpacity=".5" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
            <path
              d={`M${x} 430 L${x - 22} 0 H${x + tileSize + 22} L${x + tileSize} 430Z`}
              fill={`url(#ones-${store})`}
            />
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <DrawnStoreTile
                key={row}
                x={x}
                y={430 - tileSize - (5 - row) * (tileSize + tileGap)}
                size={tileSize}
                storeIndex={column * 2}
                isNamed={row === 5}
              />
            ))}
            <DrawnStoreTile
              x={x - tileSize - tileGap}
              y={430 - tileSize - 4 * (tileSize + tileGap)}
              size={tileSize}
              storeIndex={column * 2 + 1}
              isNamed
            />
          </g>
        );
      })}
      <circle cx="321" cy="404" r="13" className="fill-warm-500" />
      <path
        d="M0 444H620"
        className="campaigns:stroke-on-ink-3"
        strokeOpacity=".45"
        strokeWidth="2"
      />
    </svg>
  );
}
