import type { ReactNode } from 'react';
import type { StoreId } from '@/lib/demo/store-ids';
import { storeTextColors } from '@/components/mockups/store-styles';
import { cn } from '@/components/ui/cn';

/**
 * The ground of a drawing next to an article. What matters lies in x from 0 to 400 and y from 0 to 300; 25 units on
 * either side may be cut off, because the drawing fills its frame. Drawings have no words, so that one drawing serves
 * both languages: a rounded square is a store, a line in its color is its connection, blue is the product.
 */
export function DrawingFrame({
  isInk = false,
  children,
}: {
  isInk?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="-25 0 450 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
    >
      <rect x="-25" width="450" height="300" className={isInk ? 'fill-ink-900' : 'fill-blue-100'} />
      {children}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Edge length or diameter. */
  readonly size?: number;
}

/** A store centered at x and y. Without a store it is an empty place. */
export function StorePlace({
  x,
  y,
  size = 44,
  store,
  isInk,
}: Place & { store?: StoreId; isInk?: boolean }) {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: size * 0.28 };
  if (!store)
    return (
      <rect
        {...box}
        fill="none"
        strokeWidth="2"
        strokeDasharray="5 5"
        className={isInk ? 'stroke-on-ink-3/60' : 'stroke-control/60'}
      />
    );
  return (
    <g>
      <rect {...box} fill="currentColor" className={storeTextColors[store]} />
      <text
        x={x}
        y={y + size * 0.13}
        textAnchor="middle"
        fontSize={size * 0.36}
        className="fill-on-store font-num font-bold"
      >
        {store.toUpperCase()}
      </text>
    </g>
  );
}

/** A store's lane between two points, in the store's color. */
export function StoreLine({ d, store, width = 4 }: { d: string; store: StoreId; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      className={storeTextColors[store]}
    />
  );
}

/** A thin line that shows who has access or what belongs together. */
export function ThinLine({ d, className }: { d: string; className?: string }) {
  return <path d={d} fill="none" strokeWidth="2" className={cn('stroke-control/70', className)} />;
}

/** A rack unit with the stores bound to it. */
export function RackUnit({
  x,
  y,
  width,
  stores,
  placeCount,
}: {
  x: number;
  y: number;
  width: number;
  stores: readonly StoreId[];
  placeCount: number;
}) {
  const step = (width - 40) / placeCount;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="56"
        rx="12"
        className="fill-ink-800 stroke-ink-700"
        strokeWidth="1.5"
      />
      <circle cx={x + 16} cy={y + 28} r="4" className="fill-ok-bright" />
      {Array.from({ length: placeCount }, (_, place) => (
        <StorePlace
          key={place}
          x={x + 30 + step * (place + 0.5)}
          y={y + 28}
          size={34}
          store={stores[place]}
          isInk
        />
      ))}
    </g>
  );
}
