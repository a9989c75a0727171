import { refererLocale } from './referer';
import type { Locale } from './routing';

/** A language named in a URL or a form; Chinese where it names none of the site's. */
export const localeOrDefault = (value: unknown): Locale => (value === 'en-US' ? 'en-US' : 'zh-CN');

/**
 * The language of the page that sent a request to a path without language: by the component's Content-Language
 * header, otherwise by the referrer. Some pages send no referrer (R6).
 */
export function requestLocale(headers: Headers): Locale {
  const shown = headers.get('content-language');
  if (shown === 'zh-CN' || shown === 'en-US') return shown;
  return refererLocale(headers.get('referer'));
}
