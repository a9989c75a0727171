import { refererLocale } from './referer';
import type { Locale } from './routing';

/**
 * Language of the page a request to a language-less address came from: what an island says about its
 * page (Content-Language), else the referring address. Some pages send no referrer (R6).
 */
export function requestLocale(headers: Headers): Locale {
  const shown = headers.get('content-language');
  if (shown === 'zh-CN' || shown === 'en-US') return shown;
  return refererLocale(headers.get('referer'));
}
