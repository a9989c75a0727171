/** How minutes of the day are shown: as a position on an axis, and as text. */
import type { Minute } from './state';

const axisStartMinute = 480;
const axisEndMinute = 1320;

/** A minute's position on the axis from 8 to 22, in percent. */
export const axisPercent = (minute: Minute): number =>
  ((Math.min(Math.max(minute, axisStartMinute), axisEndMinute) - axisStartMinute) /
    (axisEndMinute - axisStartMinute)) *
  100;

/** Formats a minute: 545 → "09:05". */
export const formatClock = (minute: Minute): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
