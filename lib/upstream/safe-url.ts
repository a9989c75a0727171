/**
 * A URL from the upstream that may be used in a page: http(s), or a path of this site. Everything else (javascript:,
 * data:, //host, user-info) becomes null.
 */
export function toSafeUrl(value: string | null): string | null {
  if (value === null) return null;
  // Browsers drop control characters and read a backslash as a slash: /\host would lead to another site.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  if (value.startsWith('/')) return value.startsWith('//') ? null : value;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? value : null;
}
