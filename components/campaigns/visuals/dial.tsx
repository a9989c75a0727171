import type { SpecialSection } from '@/lib/content/types';
import { dutyShiftColor } from './shift-colors';

interface Shift {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

const center = 300;

const radius = 238;

const width = 68;

/** The position of an hour on the dial, midnight at the top. */
function at(hour: number, r: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(center + r * Math.cos(angle)).toFixed(1)} ${(center + r * Math.sin(angle)).toFixed(1)}`;
}

/** An arc from one hour to another, in either direction. */
function arc(from: number, to: number, r: number): string {
  const far = Math.abs(to - from) > 12 ? 1 : 0;
  return `M${at(from, r)}A${r} ${r} 0 ${far} ${to > from ? 1 : 0} ${at(to, r)}`;
}

/** The line of a text along a shift, upright: in the lower half it runs counterclockwise. */
function wordLine({ from, to }: Shift): string {
  const middle = (from + to) / 2;
  const isBelow = middle > 6 && middle < 18;
  return isBelow ? arc(to, from, radius + 8) : arc(from, to, radius - 8);
}

const day: readonly Shift[] = [{ from: 0, to: 24 / 1.001, title: '' }];

const shiftsOf = (own: SpecialSection): readonly Shift[] =>
  own.kind === 'night' ? own.items : day;

/** One day as a dial: shifts with their names and hours, and the day in the middle. */
export function Dial({ own }: { own: SpecialSection }) {
  const shifts = shiftsOf(own);
  return (
    <svg viewBox="0 0 600 600" className="offers:max-w-[540px] mx-auto w-full">
      <path
        d={Array.from({ length: 24 }, (_, hour) => `M${at(hour, 182)}L${at(hour, 194)}`).join('')}
        strokeWidth="2"
        className="offers:stroke-on-ink-3"
      />
      {shifts.map((shift, index) => (
        <g key={shift.from}>
          <path
            d={arc(shift.from + 0.08, shift.to - 0.08, radius)}
            fill="none"
            strokeWidth={width}
            className={dutyShiftColor(index).stroke}
          />
          <path id={`shift-${index}`} d={wordLine(shift)} fill="none" />
          <text
            fontSize="24"
            textAnchor="middle"
            className={`font-bold ${dutyShiftColor(index).text}`}
          >
            <textPath href={`#shift-${index}`} startOffset="50%">
              {shift.title}
            </textPath>
          </text>
          <Hour hour={shift.from} />
        </g>
      ))}
      <text
        x={center}
        y={center}
        dy="32"
        fontSize="92"
        letterSpacing="-4"
        textAnchor="middle"
        className="fill-white font-num font-bold"
      >
        11.11
      </text>
    </svg>
  );
}

/** The hour at which a shift begins. */
function Hour({ hour }: { hour: number }) {
  const [x, y] = at(hour, 152).split(' ');
  return (
    <text
      x={x}
      y={y}
      dy="8"
      fontSize="24"
      textAnchor="middle"
      className="offers:fill-on-ink-2 font-num font-bold"
    >
      {hour}:00
    </text>
  );
}
