import { parseUrl } from '@superbrowser/shared/parse-url';
import { parsePathname } from './parse-pathname';
import type { Locale } from './routing';

/**
 * The language of the page that sent a request to a path without language.
 * @param referer Referer header; without a valid URL the language is zh-CN
 */
export function refererLocale(referer: string | null): Locale {
  const url = parseUrl(referer ?? '');
  if (!url) return 'zh-CN';
  const parsed = parsePathname(url.pathname);
  return parsed.kind === 'page' ? parsed.locale : 'zh-CN';
}
