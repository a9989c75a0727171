import type { Period } from '@/lib/content/campaigns/state';
import type { Locale } from '@/lib/i18n/routing';

/** First and last day in words, by Beijing time; one of them alone when they are the same. */
export function dayRange({ start, end }: Period, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
  // The end is the first moment outside; the last day is the one of the moment before.
  const [first, last] = [day.format(start), day.format(new Date(end.getTime() - 1))];
  return first === last ? first : `${first} – ${last}`;
}
