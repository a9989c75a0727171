/** Formats days given as YYYY-MM-DD. */
import type { Locale } from '@/lib/core/i18n/routing';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** 2020年12月30日 / December 30, 2020. */
export const formatLongDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));

/** 11月12日 / Nov 12. */
export const formatShortDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    month: locale === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(dateOf(day));

/** 2026年11月 / November 2026. */
export const formatMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    dateOf(day),
  );
