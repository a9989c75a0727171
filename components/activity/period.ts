import type { Locale } from '@/lib/i18n/routing';
import type { InviteTerms } from './terms';

/** First and last day of the activity in words; the backend's days are Beijing days. */
export function periodWords(
  period: InviteTerms['period'],
  locale: Locale,
): { start: string; end: string } | null {
  if (!period) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
  // The end is the first moment outside; the last day is the one of the moment before.
  const last = new Date(period.end.getTime() - 1);
  return { start: day.format(period.start), end: day.format(last) };
}
