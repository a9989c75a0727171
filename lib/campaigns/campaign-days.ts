import { dayMs } from '@superbrowser/shared/durations';
import { staffPathOf, type SitePath } from '@/lib/pages';
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

const yearMs = 365 * dayMs;

/** A campaign of more than three years counts as open-ended: its data need an end, but readers do not. */
export const hasNoEnd = ({ start, end }: Period): boolean =>
  end.getTime() - start.getTime() > 3 * yearMs;

/**
 * Whether a page is a built-in one without an end. Such a page explains something: it shows no days, and other
 * campaigns do not name it as one that runs.
 */
export const isEvergreen = (path: SitePath, period: Period): boolean =>
  hasNoEnd(period) && !staffPathOf(path);

/** First and last day as text; a single day when both are the same. */
export function dayRangeText(period: Period, locale: Locale): string {
  const [first, last] = [firstDayText(period, locale), lastDayText(period, locale)];
  return first === last ? first : `${first} – ${last}`;
}
