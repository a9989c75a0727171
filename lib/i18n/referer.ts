import { parsePathname } from './parse-pathname';
import type { Locale } from './routing';

/**
 * The language of the page that sent a request to a path without language.
 * @param referer Referer header; an unreadable one counts as zh-CN
 */
export function refererLocale(referer: string | null): Locale {
  if (!referer || !URL.canParse(referer)) return 'zh-CN';
  const parsed = parsePathname(new URL(referer).pathname);
  return parsed.kind === 'page' ? parsed.locale : 'zh-CN';
}
