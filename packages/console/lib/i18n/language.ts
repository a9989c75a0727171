/** The language of the console: as chosen, else as the browser asks. Pure. */

export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

export const languageCookie = 'console_language';

/**
 * @param chosen value of the cookie
 * @param accepted the Accept-Language header
 */
export function languageOf(chosen: string | undefined, accepted: string | null): Language {
  const known = languages.find((language) => language === chosen);
  if (known) return known;
  const first = (accepted ?? '').split(',').find((one) => /^\s*(?:zh|en)\b/i.test(one));
  return first && /^\s*en/i.test(first) ? 'en-US' : 'zh-CN';
}

/** As the verbs' words are named. */
export const shortOf = (language: string): 'zh' | 'en' => (language === 'en-US' ? 'en' : 'zh');
