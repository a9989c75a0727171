/** Days and date-times in China's time zone, wherever the server or the browser is. Pure. */
import { dayMs, hourMs } from './durations';

export const beijingOffsetMs = 8 * hourMs;

/** The last requested day, cached by its number since 1970. */
let lastBeijingDay = { number: NaN, day: '' };

/** YYYY-MM-DD in China. */
export function beijingDay(ms: number): string {
  const number = Math.floor((ms + beijingOffsetMs) / dayMs);
  if (lastBeijingDay.number !== number)
    lastBeijingDay = { number, day: new Date(number * dayMs).toISOString().slice(0, 10) };
  return lastBeijingDay.day;
}

/** The day that is a number of days after another day, or before it for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The number of days from one day to another, both included. */
export const countDays = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads November 31 as December 1.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// Date-times in China, with their zone, or without it as a date-time field has them.

const zoneSuffix = '+08:00';

/** `2027-03-01T00:00:00+08:00` for a moment. */
export const beijingMoment = (ms: number): `${string}+08:00` =>
  `${new Date(ms + beijingOffsetMs).toISOString().slice(0, 19)}${zoneSuffix}`;

/** `2027-03-01T00:00:00+08:00` as `2027-03-01T00:00:00`; any other text is unchanged. */
export const removeBeijingZone = (moment: string): string =>
  moment.endsWith(zoneSuffix) ? moment.slice(0, -zoneSuffix.length) : moment;

/** Reverses {@link removeBeijingZone}; browsers leave out seconds that are 0. Any other text is unchanged. */
export function addBeijingZone(local: string): string {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.\d+)?$/.exec(local.trim());
  return match ? `${match[1]}${match[2] ?? ':00'}${zoneSuffix}` : local;
}
