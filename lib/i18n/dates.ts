import type { Locale } from './routing';

/** The day of a moment in Beijing: 2020年12月30日 / December 30, 2020. */
export const formatBeijingDay = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(moment);
