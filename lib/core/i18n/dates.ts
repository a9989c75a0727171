import type { Locale } from './routing';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day of a moment in Beijing: 2020年12月30日 / December 30, 2020. */
export const formatBeijingDay = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(moment);

/** A calendar day: 2026-06-18 in Chinese, Jun 18, 2026 in English; null stays null (D6). */
export function formatDay(day: string | null, locale: Locale): string | null {
  if (day === null || locale === 'zh-CN') return day;
  const date = dateOf(day);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A calendar day: 2020年12月30日 / December 30, 2020. */
export const formatLongDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));

/** A calendar day without its year: 11月12日 / Nov 12. */
export const formatShortDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    month: locale === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(dateOf(day));

/** The month of a calendar day: 2026年11月 / November 2026. */
export const formatMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    dateOf(day),
  );
