import { storeCodes, storeText } from '@/components/mockups/stores';
import { Tile } from './tile';

const columns = [70, 200, 360, 490] as const;

const size = 52;

const gap = 8;

/** The digits 11·11 made of stores, with light rising from each. */
export function DoubleElevenVisual() {
  return (
    <svg viewBox="0 0 620 470" className="w-full">
      {columns.map((x, column) => {
        const code = storeCodes[column * 2] ?? 'us';
        return (
          <g key={x}>
            <linearGradient id={`ones-${code}`} x2="0" y1="1" y2="0" className={storeText[code]}>
              <stop offset="0" stopColor="currentColor" stopOpacity=".5" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
            <path
              d={`M${x} 430 L${x - 22} 0 H${x + size + 22} L${x + size} 430Z`}
              fill={`url(#ones-${code})`}
            />
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Tile
                key={row}
                x={x}
                y={430 - size - (5 - row) * (size + gap)}
                size={size}
                store={column * 2}
                isNamed={row === 5}
              />
            ))}
            <Tile
              x={x - size - gap}
              y={430 - size - 4 * (size + gap)}
              size={size}
              store={column * 2 + 1}
              isNamed
            />
          </g>
        );
      })}
      <circle cx="321" cy="404" r="13" className="fill-warm-500" />
      <path d="M0 444H620" className="offers:stroke-on-ink-3" strokeOpacity=".45" strokeWidth="2" />
    </svg>
  );
}
