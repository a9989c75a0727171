/** The language of a page: the preview's, or else the chosen one, or else the browser's. Pure. */
import type { Language } from '@superbrowser/shared/bilingual-text';

export const consoleLocales = ['zh-CN', 'en-US'] as const;
type ConsoleLocale = (typeof consoleLocales)[number];

export const languageCookie = 'console_language';

/**
 * @param cookieValue value of the cookie
 * @param acceptLanguage the Accept-Language header
 */
export function chooseLocale(
  cookieValue: string | undefined,
  acceptLanguage: string | null,
): ConsoleLocale {
  const chosenLocale = consoleLocales.find((candidate) => candidate === cookieValue);
  if (chosenLocale) return chosenLocale;
  const firstLanguage = (acceptLanguage ?? '')
    .split(',')
    .find((language) => /^\s*(?:zh|en)\b/i.test(language));
  return firstLanguage && /^\s*en/i.test(firstLanguage) ? 'en-US' : 'zh-CN';
}

/** The key of the language in texts of operations. */
export const toLanguage = (locale: string): Language => (locale === 'en-US' ? 'en' : 'zh');

/**
 * A preview uses the language of its text, not the console's.
 * @param path the requested path with its query
 * @returns the language of a preview; null for any other page
 */
export function previewLocale(path: string | null): ConsoleLocale | null {
  const [, locale] = /^\/preview\/[^/?]+\/[^/?]+\/([A-Za-z-]+)(?:\?|$)/.exec(path ?? '') ?? [];
  return consoleLocales.find((candidate) => candidate === locale) ?? null;
}
