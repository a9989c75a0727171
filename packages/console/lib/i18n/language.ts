/** The language of a page: the preview's, or else the chosen one, or else the browser's. Pure. */

export const consoleLocales = ['zh-CN', 'en-US'] as const;
export type ConsoleLocale = (typeof consoleLocales)[number];

export const languageCookie = 'console_language';

/**
 * @param chosen value of the cookie
 * @param accepted the Accept-Language header
 */
export function chooseLocale(chosen: string | undefined, accepted: string | null): ConsoleLocale {
  const known = consoleLocales.find((language) => language === chosen);
  if (known) return known;
  const first = (accepted ?? '').split(',').find((one) => /^\s*(?:zh|en)\b/i.test(one));
  return first && /^\s*en/i.test(first) ? 'en-US' : 'zh-CN';
}

/** The key of the language in texts of operations. */
export const toLanguage = (language: string): 'zh' | 'en' => (language === 'en-US' ? 'en' : 'zh');

/**
 * A preview uses the language of its text, not the console's.
 * @param path the requested path with its query
 * @returns the language of a preview; null for any other page
 */
export function previewLanguage(path: string | null): ConsoleLocale | null {
  const [, locale] = /^\/preview\/[^/?]+\/[^/?]+\/([A-Za-z-]+)(?:\?|$)/.exec(path ?? '') ?? [];
  return consoleLocales.find((one) => one === locale) ?? null;
}
