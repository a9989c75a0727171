/**
 * A URL from the upstream that may be used in a page: http(s), or a path of this site. Everything else (javascript:,
 * data:, //host, user-info) becomes null.
 */
import { parseUrl } from '@superbrowser/shared/parse-url';

export function toSafeUrl(value: string | null): string | null {
  if (value === null) return null;
  // Browsers drop control characters and read a backslash as a slash, so /\host would lead to another site.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  if (value.startsWith('/')) return value.startsWith('//') ? null : value;
  const url = parseUrl(value);
  if (!url) return null;
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? value : null;
}
