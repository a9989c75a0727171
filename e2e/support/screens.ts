/**
 * Which language a journey is made in. Its rules are the same in both; each is tried on one screen, so that every word
 * is met once and each screen by one language. Where the language is the rule itself, a spec tries both.
 */
import type { Locale } from './words';

export const localeOn = { desktop: 'zh-CN', phone: 'en-US' } as const satisfies Record<
  'desktop' | 'phone',
  Locale
>;
