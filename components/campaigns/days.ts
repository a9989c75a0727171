import type { Period } from '@/lib/content/campaigns';
import type { Locale } from '@/lib/i18n/routing';

const written = (day: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(day);

/** The first day in words, by Beijing time. */
export const startDay = ({ start }: Period, locale: Locale): string => written(start, locale);

/** The last day in words: the end is the first moment outside, so it is the day of the moment before. */
export const lastDay = ({ end }: Period, locale: Locale): string =>
  written(new Date(end.getTime() - 1), locale);

const yearMs = 365 * 24 * 60 * 60_000;

/** A campaign of more than three years has no end: its record needs a day, and its readers do not. */
export const hasNoEnd = ({ start, end }: Period): boolean =>
  end.getTime() - start.getTime() > 3 * yearMs;

/** First and last day in words; one of them alone when they are the same. */
export function dayRange(period: Period, locale: Locale): string {
  const [first, last] = [startDay(period, locale), lastDay(period, locale)];
  return first === last ? first : `${first} – ${last}`;
}
