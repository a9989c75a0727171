import type { StoreId } from '@/lib/demo/store-ids';
import { DrawingFrame, StoreLine, RackUnit, ThinLine, StorePlace } from './drawing-shapes';

/** The stores on the local computer in the drawing of two machines. */
const localStores: readonly StoreId[] = ['us', 'th', 'de', 'br'];

/** A local computer, and one in a data center. */
export function MachineChoiceDrawing() {
  return (
    <DrawingFrame>
      <rect x="206" width="219" height="300" className="fill-ink-900" />
      <rect
        x="34"
        y="82"
        width="138"
        height="104"
        rx="10"
        className="fill-white stroke-text"
        strokeWidth="7"
      />
      <rect x="16" y="186" width="174" height="12" rx="6" className="fill-text" />
      {localStores.map((store, index) => (
        <StorePlace
          key={store}
          x={78 + (index % 2) * 50}
          y={112 + Math.floor(index / 2) * 46}
          size={38}
          store={store}
        />
      ))}
      <RackUnit x={226} y={82} width={154} stores={['th', 'jp']} placeCount={3} />
      <RackUnit x={226} y={148} width={154} stores={['uk']} placeCount={3} />
      <circle cx="206" cy="240" r="24" className="fill-white stroke-blue-200" strokeWidth="6" />
      <path
        d="M202 232l-8 8 8 8M210 232l8 8-8 8"
        fill="none"
        strokeWidth="3"
        className="stroke-text"
      />
    </DrawingFrame>
  );
}

const sampleDigits = 'a3f29c07be51d8640f9a72c3e1b85d4f'
  .split('')
  .map((digit) => Number.parseInt(digit, 16));

/** Two checksums as bars, equal digit by digit. */
export function ChecksumDrawing() {
  const barsPath = (bottom: number) =>
    sampleDigits
      .map(
        (digit, index) => `M${40 + index * 10} ${bottom}v-${12 + digit * 4}h6v${12 + digit * 4}z`,
      )
      .join('');
  return (
    <DrawingFrame isInk>
      <path d={barsPath(124)} className="fill-blue-400" />
      <path d={barsPath(262)} className="fill-ok-bright" />
      <ThinLine d="M40 146H150M250 146H360" className="stroke-ink-700" />
      <path d="M186 141h28M186 152h28" fill="none" strokeWidth="4" className="stroke-on-ink" />
    </DrawingFrame>
  );
}

/** A rack inside a boundary; only the stores' lanes lead out. */
export function PrivateServerDrawing() {
  return (
    <DrawingFrame isInk>
      <rect
        x="28"
        y="44"
        width="206"
        height="212"
        rx="20"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="8 7"
        className="stroke-blue-400"
      />
      <RackUnit x={50} y={70} width={160} stores={['us', 'de']} placeCount={3} />
      <RackUnit x={50} y={136} width={160} stores={['jp', 'br']} placeCount={3} />
      <path
        d="M52 220h14m-14 0 5 5 9-11M86 219h110"
        fill="none"
        strokeWidth="3"
        className="stroke-ok-bright"
      />
      {(['us', 'de', 'jp', 'br'] as const).map((store, index) => (
        <g key={store}>
          <StoreLine
            d={`M212 ${98 + Math.floor(index / 2) * 66}C262 ${98 + Math.floor(index / 2) * 66} 262 ${66 + index * 56} 310 ${66 + index * 56}`}
            store={store}
            width={3}
          />
          <StorePlace x={334} y={66 + index * 56} store={store} size={42} />
        </g>
      ))}
    </DrawingFrame>
  );
}

/** Rings around a store: many small facts that together look like one device. */
export function FingerprintDrawing() {
  return (
    <DrawingFrame isInk>
      {[44, 66, 88, 110, 132].map((radius, index) => (
        <circle
          key={radius}
          cx="200"
          cy="150"
          r={radius}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={
            ['60 22 120 30', '120 26 90 34', '200 40 60 24', '150 30 220 44', '260 60 110 40'][
              index
            ]
          }
          transform={`rotate(${index * 47} 200 150)`}
          className={index % 2 ? 'stroke-blue-400' : 'stroke-blue-600'}
        />
      ))}
      <StorePlace x={200} y={150} size={54} store="jp" />
    </DrawingFrame>
  );
}
