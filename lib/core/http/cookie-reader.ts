/** Returns the decoded value of a cookie; undefined where there is none. */
export type CookieReader = (name: string) => string | undefined;

/** Reads cookies from a Cookie header or `document.cookie`; a cookie that cannot be decoded counts as missing. */
export function cookieReader(header: string): CookieReader {
  const values = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    // Of several cookies with the same name, the first has the most specific path (RFC 6265, 5.4).
    if (values.has(name)) continue;
    const decoded = decodeValue(pair.slice(at + 1).trim());
    if (decoded !== undefined) values.set(name, decoded);
  }
  return (name) => values.get(name);
}

function decodeValue(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
