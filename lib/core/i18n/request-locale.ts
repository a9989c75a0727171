import { refererLocale } from './referer';
import type { Locale } from './routing';

/** A language named in a URL or a form; Chinese for any value other than `en-US`. */
export const localeOrDefault = (value: unknown): Locale => (value === 'en-US' ? 'en-US' : 'zh-CN');

/**
 * The language of the page that sent a request to a path without language. It is read from the Content-Language header
 * that components send, otherwise from the referrer, because some pages send no referrer (R6).
 */
export function requestLocale(headers: Headers): Locale {
  const contentLanguage = headers.get('content-language');
  if (contentLanguage === 'zh-CN' || contentLanguage === 'en-US') return contentLanguage;
  return refererLocale(headers.get('referer'));
}
