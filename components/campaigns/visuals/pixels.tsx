import { Tile } from './tile';

/** 6, 1 and 8 on a grid of three by five; every mark is a store. */
const digits = [
  ['###', '#..', '###', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '#.#', '###', '#.#', '###'],
] as const;

const pixelsSize = 44;

const step = 52;

/** The date made of stores; empty places are dashed. */
export function Pixels() {
  return (
    <svg viewBox="0 0 600 300" className="w-full">
      {digits.flatMap((rows, digit) =>
        rows.flatMap((row, y) =>
          [...row].map((mark, x) => {
            const left = 20 + digit * (3 * step + 46) + x * step;
            const top = 20 + y * step;
            const key = `${digit}-${y}-${x}`;
            return mark === '#' ? (
              <Tile key={key} x={left} y={top} size={pixelsSize} store={digit * 3 + x + y} />
            ) : (
              <rect
                key={key}
                x={left + 1}
                y={top + 1}
                width={pixelsSize - 2}
                height={pixelsSize - 2}
                rx={pixelsSize * 0.28}
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
