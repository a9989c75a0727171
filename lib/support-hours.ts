/** Computes whether support is open. Its hours are Beijing time, every day of the week. */
import { minuteMs } from '@superbrowser/shared/durations';

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Hours since midnight of a time such as "9:30", as a decimal number. */
export const hourOf = (time: string): number => minutesOf(time) / 60;

/** Minute of the day in Beijing, which has no daylight saving time. */
export const minuteInBeijing = (ms: number): number =>
  Math.floor(ms / minuteMs + 8 * 60) % (24 * 60);

/** Whether a minute of the day is between two times; the end itself is closed. */
export const isOpenAt = (minute: number, open: string, close: string): boolean =>
  minute >= minutesOf(open) && minute < minutesOf(close);

/** Formats a minute of the day: "9:05". */
export const formatMinuteOfDay = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
