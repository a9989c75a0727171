import { DrawnStoreTile } from './drawn-store-tile';

/** 6, 1 and 8 on a grid of three by five; every mark is a store. */
const digitRows = [
  ['###', '#..', '###', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '#.#', '###', '#.#', '###'],
] as const;

const pixelSize = 44;

const pixelStep = 52;

/** The date made of stores; empty places are dashed. */
export function Date618Visual() {
  return (
    <svg viewBox="0 0 600 300" className="w-full">
      {digitRows.flatMap((pixelRows, digit) =>
        pixelRows.flatMap((row, y) =>
          [...row].map((mark, x) => {
            const left = 20 + digit * (3 * pixelStep + 46) + x * pixelStep;
            const top = 20 + y * pixelStep;
            const key = `${digit}-${y}-${x}`;
            return mark === '#' ? (
              <DrawnStoreTile
                key={key}
                x={left}
                y={top}
                size={pixelSize}
                storeIndex={digit * 3 + x + y}
              />
            ) : (
              <rect
                key={key}
                x={left + 1}
                y={top + 1}
                width={pixelSize - 2}
                height={pixelSize - 2}
                rx={pixelSize * 0.28}
                fill="none"
                strokeDasharray="5 5"
                strokeWidth="1.5"
                className="stroke-ink-700"
              />
            );
          }),
        ),
      )}
    </svg>
  );
}
