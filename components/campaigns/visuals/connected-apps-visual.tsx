import { DrawnStoreTile } from './drawn-store-tile';

const appKinds = ['EXT', 'SITE', 'RPA', 'SMS'] as const;

/** Apps plugged into the browser in four ways, each with a cable to the stores it may access. */
export function ConnectedAppsVisual() {
  return (
    <svg viewBox="0 0 600 460" className="w-full" fill="none">
      {appKinds.map((kind, index) => {
        const y = 40 + index * 100;
        return (
          <g key={kind}>
            <path d={`M132 ${y + 38}H250`} className="stroke-blue-400" strokeWidth="3" />
            <path
              d={`M228 ${y + 22}h22v32h-22`}
              className="stroke-blue-200"
              strokeWidth="6"
              strokeLinejoin="round"
            />
            <rect x="22" y={y} width="112" height="76" rx="21" className="fill-white" />
            <text
              x="78"
              y={y + 47}
              textAnchor="middle"
              fontSize="26"
              className="campaigns:fill-blue-700 font-num font-bold"
            >
              {kind}
            </text>
          </g>
        );
      })}
      <rect x="250" y="20" width="116" height="420" rx="30" className="fill-blue-600" />
      {appKinds.map((kind, index) => (
        <circle
          key={kind}
          cx="280"
          cy={78 + index * 100}
          r="9"
          className="campaigns:fill-blue-200"
        />
      ))}
      {Array.from({ length: 8 }, (_, store) => {
        const y = 29 + store * 51;
        // Each pair of stores has granted one app access.
        const from = 78 + Math.floor(store / 2) * 100;
        return (
          <g key={store}>
            <path
              d={`M289 ${from}C400 ${from} 400 ${y + 22} 500 ${y + 22}`}
              className="stroke-blue-200"
              strokeOpacity=".75"
              strokeWidth="2.5"
            />
            <DrawnStoreTile x={500} y={y} size={44} storeIndex={store} isNamed />
          </g>
        );
      })}
    </svg>
  );
}
