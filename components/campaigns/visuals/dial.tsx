const centre = 240;
const radius = 186;

/** Where an hour of the day lies on the dial, midnight above. */
function at(hour: number, r: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(centre + r * Math.cos(angle)).toFixed(1)} ${(centre + r * Math.sin(angle)).toFixed(1)}`;
}

/** A stretch of hours as an arc; a little air to the next one. */
function arc(from: number, to: number): string {
  const far = to - from > 12 ? 1 : 0;
  return `M${at(from + 0.35, radius)}A${radius} ${radius} 0 ${far} 1 ${at(to - 0.35, radius)}`;
}

const shifts = [
  [0, 8, 'stroke-blue-800'],
  [8, 14, 'stroke-blue-500'],
  [14, 20, 'stroke-blue-400'],
  [20, 24, 'stroke-warm-500'],
] as const;

/** One day as a dial: four shifts, and the day itself in the middle. */
export function Dial() {
  return (
    <svg viewBox="0 0 480 480" className="mx-auto w-full max-w-[440px]">
      {shifts.map(([from, to, colour]) => (
        <path
          key={from}
          d={arc(from, to)}
          fill="none"
          strokeWidth="34"
          strokeLinecap="round"
          className={colour}
        />
      ))}
      <path
        d={Array.from({ length: 24 }, (_, hour) => `M${at(hour, 138)}L${at(hour, 148)}`).join('')}
        strokeWidth="2"
        className="stroke-on-ink-3"
      />
      {[0, 6, 12, 18].map((hour) => {
        const [x, y] = at(hour, 112).split(' ');
        return (
          <text
            key={hour}
            x={x}
            y={y}
            dy="7"
            fontSize="20"
            textAnchor="middle"
            className="fill-on-ink-2 font-num"
          >
            {hour}
          </text>
        );
      })}
      <text
        x={centre}
        y={centre}
        dy="25"
        fontSize="72"
        letterSpacing="-3"
        textAnchor="middle"
        className="fill-white font-num font-bold"
      >
        11.11
      </text>
    </svg>
  );
}
