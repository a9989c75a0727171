import type { OwnSection } from '@/lib/campaigns/campaign-types';
import { shiftColor } from './shift-colors';

interface Shift {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

const dialCenter = 300;

const ringRadius = 238;

const ringWidth = 68;

/** The position of an hour on the dial, midnight at the top. */
function dialPoint(hour: number, r: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(dialCenter + r * Math.cos(angle)).toFixed(1)} ${(dialCenter + r * Math.sin(angle)).toFixed(1)}`;
}

/** An arc from one hour to another, in either direction. */
function arcPath(from: number, to: number, r: number): string {
  const largeArcFlag = Math.abs(to - from) > 12 ? 1 : 0;
  return `M${dialPoint(from, r)}A${r} ${r} 0 ${largeArcFlag} ${to > from ? 1 : 0} ${dialPoint(to, r)}`;
}

/**
 * The path that a shift's label runs along. In the lower half it runs counterclockwise, so that the label is upright.
 */
function labelPath({ from, to }: Shift): string {
  const middle = (from + to) / 2;
  const isBelow = middle > 6 && middle < 18;
  return isBelow ? arcPath(to, from, ringRadius + 8) : arcPath(from, to, ringRadius - 8);
}

/** Ends just before midnight, because an SVG arc whose ends meet is not drawn. */
const wholeDay: readonly Shift[] = [{ from: 0, to: 24 / 1.001, title: '' }];

const shiftsOf = (section: OwnSection): readonly Shift[] =>
  section.kind === 'night' ? section.items : wholeDay;

/** One day as a dial: shifts with their names and hours, and the day in the middle. */
export function ShiftDialVisual({ section }: { section: OwnSection }) {
  const shifts = shiftsOf(section);
  return (
    <svg viewBox="0 0 600 600" className="campaigns:max-w-[540px] mx-auto w-full">
      <path
        d={Array.from(
          { length: 24 },
          (_, hour) => `M${dialPoint(hour, 182)}L${dialPoint(hour, 194)}`,
        ).join('')}
        strokeWidth="2"
        className="campaigns:stroke-on-ink-3"
      />
      {shifts.map((shift, index) => (
        <g key={shift.from}>
          <path
            d={arcPath(shift.from + 0.08, shift.to - 0.08, ringRadius)}
            fill="none"
            strokeWidth={ringWidth}
            className={shiftColor(index).stroke}
          />
          <path id={`shift-${index}`} d={labelPath(shift)} fill="none" />
          <text fontSize="24" textAnchor="middle" className={`font-bold ${shiftColor(index).text}`}>
            <textPath href={`#shift-${index}`} startOffset="50%">
              {shift.title}
            </textPath>
          </text>
          <HourLabel hour={shift.from} />
        </g>
      ))}
      <text
        x={dialCenter}
        y={dialCenter}
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
function HourLabel({ hour }: { hour: number }) {
  const [x, y] = dialPoint(hour, 152).split(' ');
  return (
    <text
      x={x}
      y={y}
      dy="8"
      fontSize="24"
      textAnchor="middle"
      className="campaigns:fill-on-ink-2 font-num font-bold"
    >
      {hour}:00
    </text>
  );
}
