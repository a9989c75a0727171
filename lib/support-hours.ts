/** When support is open, in Beijing time, and whether it is open at a minute. */
import { minutesOf } from './minutes-of-day';
import type { Localized } from './core/i18n/routing';

/** Support: Monday to Sunday, paid accounts only, Chinese or English. */
export const supportHours = { open: '9:00', close: '22:00' } as const;

/** When the company answers a form (L3), as part of a sentence; only used at the form and on its receipt. */
export const answerDeadline = {
  'zh-CN': `最迟次日 ${supportHours.close} 前`,
  'en-US': `by ${supportHours.close} Beijing time the next day`,
} as const satisfies Localized;

/** Whether a minute of the day is between two times; the end itself is closed. */
export const isOpenAt = (minute: number, open: string, close: string): boolean =>
  minute >= minutesOf(open) && minute < minutesOf(close);
