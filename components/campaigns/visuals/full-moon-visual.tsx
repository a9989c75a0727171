import { DrawnStoreTile } from './drawn-store-tile';

/** Houses as x, width and height, and the stores with lit windows in them. */
const houses = [
  { x: 20, width: 96, height: 130, stores: [0, 1] },
  { x: 124, width: 84, height: 190, stores: [2, 3] },
  { x: 216, width: 112, height: 104, stores: [4] },
  { x: 336, width: 88, height: 168, stores: [5, 6] },
  { x: 432, width: 148, height: 118, stores: [7] },
] as const;

/** A full moon over a town in which the stores stay lit. */
export function FullMoonVisual() {
  return (
    <svg viewBox="0 0 600 480" className="campaigns:overflow-visible w-full">
      <defs>
        <radialGradient id="moon-light">
          <stop
            offset=".4"
            className="campaigns:[stop-color:var(--color-warm-300)] campaigns:[stop-opacity:.5]"
          />
          <stop
            offset="1"
            className="campaigns:[stop-color:var(--color-warm-300)] campaigns:[stop-opacity:0]"
          />
        </radialGradient>
        <linearGradient id="moon-disc" x2=".4" y2="1">
          <stop offset="0" className="campaigns:[stop-color:var(--color-warm-100)]" />
          <stop offset="1" className="campaigns:[stop-color:var(--color-warm-300)]" />
        </linearGradient>
      </defs>
      <circle cx="330" cy="180" r="260" fill="url(#moon-light)" />
      <circle cx="330" cy="180" r="138" fill="url(#moon-disc)" />
      <circle cx="290" cy="130" r="24" className="fill-warm-500" fillOpacity=".14" />
      <circle cx="376" cy="214" r="38" className="fill-warm-500" fillOpacity=".14" />
      <circle cx="300" cy="236" r="14" className="fill-warm-500" fillOpacity=".14" />
      {houses.map(({ x, width, height, stores }) => (
        <g key={x}>
          <rect
            x={x}
            y={450 - height}
            width={width}
            height={height}
            rx="10"
            className="campaigns:fill-ink-850"
          />
          {stores.map((store, floor) => (
            <DrawnStoreTile
              key={store}
              x={x + width / 2 - 24}
              y={450 - height + 22 + floor * 62}
              size={48}
              storeIndex={store}
              isNamed
            />
          ))}
        </g>
      ))}
      <path
        d="M0 451H600"
        className="campaigns:stroke-on-ink-3"
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </svg>
  );
}
