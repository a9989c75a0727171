/**
 * Minutes of the day in Beijing time, which has no daylight saving time. Days and date-times are in
 * packages/shared/beijing-time.ts. Pure.
 */
import { minuteMs } from '@superbrowser/shared/durations';

const minutesPerDay = 24 * 60;

/** Minutes since midnight in Beijing. */
export const minuteOfBeijingDay = (ms: number): number =>
  Math.floor(ms / minuteMs + 8 * 60) % minutesPerDay;

/** Minutes since midnight of a time such as "9:30". */
export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Hours since midnight of a time such as "9:30", as a decimal number. */
export const hourOf = (time: string): number => minutesOf(time) / 60;

/** Formats a minute of the day: "9:05". */
export const formatMinuteOfDay = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
