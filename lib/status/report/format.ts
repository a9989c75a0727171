/** Formats instants and durations for the page, in Beijing time. */
import type { Locale } from '@/lib/core/i18n/routing';

const dateTimeFormat = {
  timeZone: 'Asia/Shanghai',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * Month, day, hour and minute.
 * @param ms milliseconds
 */
export const formatBeijingTime = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, dateTimeFormat).format(ms);

/** Splits a number of minutes into hours and minutes. */
export const hoursAndMinutes = (minutes: number): { readonly h: number; readonly m: number } => ({
  h: Math.floor(minutes / 60),
  m: minutes % 60,
});

/**
 * A share from 0 to 1 in percent with two decimals. It is rounded down, so that a share with a failure stays below
 * 100%.
 */
export const formatShare = (share: number): string =>
  `${(Math.floor(share * 10_000) / 100).toFixed(share === 1 ? 0 : 2)}%`;
