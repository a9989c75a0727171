/**
 * Time zone and date format of texts made here; packages/console/lib/i18n/request.ts has the same for the console's
 * `<time>`.
 */
import 'server-only';
import type { Language } from '@superbrowser/shared/bilingual-text';

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

/**
 * Formats a day by its noon in China, which is the same day in the formatter's zone.
 * @param value YYYY-MM-DD; a filter may also hold an instant, which is shown with its time
 */
export function formatDay(value: string, language: Language): string {
  const noon = Date.parse(`${value}T12:00:00+08:00`);
  return Number.isNaN(noon) ? formatInstant(value, language) : dayFormatters[language].format(noon);
}
