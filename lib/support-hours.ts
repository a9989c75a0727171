/** When support is open, in Beijing time, and whether it is open at a minute. */
import { minuteMs } from '@superbrowser/shared/durations';
import type { Localized } from '@/lib/core/i18n/routing';

/** Support: Monday to Sunday, paid accounts only, Chinese or English. */
export const supportHours = { open: '9:00', close: '22:00' } as const;

/** When the company answers a form (L3), as part of a sentence; only used at the form and on its receipt. */
export const answerDeadline = {
  'zh-CN': `最迟次日 ${supportHours.close} 前`,
  'en-US': `by ${supportHours.close} Beijing time the next day`,
} as const satisfies Localized;

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
