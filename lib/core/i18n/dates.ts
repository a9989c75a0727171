/** Days as text. */
import type { Locale } from './routing';

/** The day of a moment in Beijing: 2020年12月30日 / December 30, 2020. */
export const formatBeijingDay = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(moment);

/** A calendar day: 2026-06-18 in Chinese, Jun 18, 2026 in English; null stays null (D6). */
export function formatDay(day: string | null, locale: Locale): string | null {
  if (day === null || locale === 'zh-CN') return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
