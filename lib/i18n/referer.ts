import { parseAddress } from './address';
import type { Locale } from './routing';

/**
 * The language of the page that sent a request to a path without language.
 * @param referer Referer header; an unreadable one counts as zh-CN
 */
export function refererLocale(referer: string | null): Locale {
  if (!referer || !URL.canParse(referer)) return 'zh-CN';
  const address = parseAddress(new URL(referer).pathname);
  return address.kind === 'page' ? address.locale : 'zh-CN';
}
