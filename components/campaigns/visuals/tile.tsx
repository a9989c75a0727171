import { storeCodes, storeText } from '@/components/mockups/stores';

export interface TileProps {
  x: number;
  y: number;
  size: number;
  /** Which of the eight stores; counts on from the start after the last. */
  store: number;
  /** The code of the store on it. */
  named?: boolean;
}

/** Rounded square of a drawing: a store in its own colour. */
export function Tile({ x, y, size, store, named = false }: TileProps) {
  const code = storeCodes[store % storeCodes.length] ?? 'us';
  return (
    <g className={storeText[code]}>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.28} fill="currentColor" />
      {named && (
        <text
          x={x + size / 2}
          y={y + size * 0.64}
          textAnchor="middle"
          fontSize={size * 0.38}
          className="fill-on-store font-num font-bold"
        >
          {code.toUpperCase()}
        </text>
      )}
    </g>
  );
}
