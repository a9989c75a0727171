/** The days of a campaign as text. */
import { formatBeijingDay } from '@/lib/core/i18n/dates';
import type { Locale } from '@/lib/core/i18n/routing';
import type { Period } from './campaign-period';

/** The first day in Beijing time, as text. */
export const firstDayText = ({ start }: Period, locale: Locale): string =>
  formatBeijingDay(start, locale);

/**
 * The last day as text. The period's end is the first moment after the campaign, so the last day is the day of the
 * moment before it.
 */
export const lastDayText = ({ end }: Period, locale: Locale): string =>
  formatBeijingDay(new Date(end.getTime() - 1), locale);

/** First and last day as text; a single day when both are the same. */
export function dayRangeText(period: Period, locale: Locale): string {
  const [first, last] = [firstDayText(period, locale), lastDayText(period, locale)];
  return first === last ? first : `${first} – ${last}`;
}
