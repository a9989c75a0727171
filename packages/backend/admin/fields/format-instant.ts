/** One time zone and one date format for pages and the command line. */
import 'server-only';
import type { Language } from '../bilingual-text';

export const localeByLanguage = { zh: 'zh-CN', en: 'en-US' } as const;
const formattersWith = (options: Intl.DateTimeFormatOptions) => ({
  zh: new Intl.DateTimeFormat(localeByLanguage.zh, { timeZone: 'Asia/Shanghai', ...options }),
  en: new Intl.DateTimeFormat(localeByLanguage.en, { timeZone: 'Asia/Shanghai', ...options }),
});
const instantFormatters = formattersWith({ dateStyle: 'medium', timeStyle: 'short' });
const dayFormatters = formattersWith({ dateStyle: 'medium' });

/** An instant in China time. @param value ISO 8601; anything else is returned unchanged */
export const formatInstant = (value: string, language: Language): string =>
  Number.isNaN(Date.parse(value)) ? value : instantFormatters[language].format(new Date(value));

/** A day, YYYY-MM-DD; noon in China is that day in the zone of the formatter. */
export const formatDay = (value: string, language: Language): string =>
  Number.isNaN(Date.parse(value))
    ? value
    : dayFormatters[language].format(new Date(`${value}T12:00:00+08:00`));
