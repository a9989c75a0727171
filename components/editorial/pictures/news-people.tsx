import type { StoreCode } from '@/components/mockups/stores';
import { Bar, Canvas, Head, Lane, Thread, PictureTile } from './kit';

/** Drawings about stores and the people who open them. */
const four: readonly StoreCode[] = ['us', 'th', 'de', 'br'];

/** Lanes that never cross once past the product. */
export function Separate() {
  const tangle = [
    'M40 60C110 60 90 210 172 150',
    'M40 120C120 120 80 60 172 130',
    'M40 180C120 180 110 90 172 160',
    'M40 240C90 240 120 130 172 170',
  ];
  return (
    <Canvas>
      {tangle.map((d) => (
        <Thread key={d} d={d} />
      ))}
      {four.map((code, index) => (
        <g key={code}>
          <Lane d={`M200 ${60 + index * 60}H330`} code={code} />
          <PictureTile x={340} y={60 + index * 60} code={code} />
          <rect
            x="22"
            y={42 + index * 60}
            width="36"
            height="36"
            rx="10"
            strokeWidth="2"
            className="fill-white stroke-control/70"
          />
        </g>
      ))}
      <Bar x={187} y={36} height={228} />
    </Canvas>
  );
}

/** The store moves on; the password stays where it was entered. */
export function HandOver() {
  return (
    <Canvas>
      <Thread d="M100 116H300" className="[stroke-dasharray:2_8]" />
      <Head x={78} y={116} size={92} you />
      <PictureTile x={200} y={116} size={66} code="uk" />
      <Head x={322} y={116} size={92} />
      <path d="M186 170h28m-9-8 9 8-9 8" fill="none" strokeWidth="3" className="stroke-blue-600" />
      <rect x="32" y="210" width="150" height="48" rx="12" className="fill-white" />
      {[0, 1, 2, 3, 4, 5].map((dot) => (
        <circle key={dot} cx={84 + dot * 15} cy="234" r="4.5" className="fill-text" />
      ))}
      <path
        d="M46 232h18v14h-18zM50 232v-5a5 5 0 0 1 10 0v5"
        fill="none"
        strokeWidth="2.5"
        className="stroke-blue-600"
      />
    </Canvas>
  );
}

/** A permission sheet whose last row has gone dark. */
export function Leaving() {
  return (
    <Canvas>
      {[70, 150, 230].map((y, row) => (
        <g key={y}>
          {row < 2 ? (
            <Head x={60} y={y} size={50} you={row === 0} />
          ) : (
            <circle
              cx="60"
              cy={y}
              r="24"
              fill="none"
              strokeWidth="2"
              strokeDasharray="5 5"
              className="stroke-control"
            />
          )}
          {four.map((code, column) => (
            <PictureTile
              key={code}
              x={140 + column * 66}
              y={y}
              size={48}
              code={row === 0 || (row === 1 && column < 2) ? code : undefined}
            />
          ))}
        </g>
      ))}
      <Thread d="M28 110H372M28 190H372" className="stroke-line-2" />
    </Canvas>
  );
}

/** A day's ruler with three shifts, and orders that do not keep office hours. */
export function Season() {
  return (
    <Canvas>
      <path
        d="M30 150C90 140 120 138 160 120S230 96 262 60s60 20 108 50V150z"
        className="fill-blue-200"
      />
      <Thread
        d={`M30 150H370${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tick) => `M${30 + tick * 42.5} 150v${tick % 2 ? 7 : 13}`).join('')}`}
        className="stroke-text"
      />
      {(
        [
          [40, 190, 150],
          [150, 226, 130],
          [238, 262, 120],
        ] as const
      ).map(([x, y, width], index) => (
        <g key={x}>
          <rect
            x={x}
            y={y - 13}
            width={width}
            height="26"
            rx="13"
            className={index === 2 ? 'fill-text' : 'fill-blue-600'}
          />
          <Head x={x + 13} y={y} size={34} you={index === 0} />
        </g>
      ))}
      {(['us', 'uk', 'de'] as const).map((code, index) => (
        <PictureTile key={code} x={60 + index * 48} y={66} size={38} code={code} />
      ))}
    </Canvas>
  );
}
