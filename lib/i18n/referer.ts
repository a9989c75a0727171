import { parseAddress } from './address';
import type { Locale } from './routing';

/**
 * Language of the page a request to a language-less address came from.
 * @param referer Referer header; anything unreadable counts as zh-CN
 */
export function refererLocale(referer: string | null): Locale {
  if (!referer || !URL.canParse(referer)) return 'zh-CN';
  const address = parseAddress(new URL(referer).pathname);
  return address.kind === 'page' ? address.locale : 'zh-CN';
}
