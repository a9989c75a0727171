/**
 * Parses a URL.
 * @param base of a relative URL
 * @returns null where it cannot be parsed
 */
export function parseUrl(text: string, base?: string): URL | null {
  // Not URL.canParse: once compiled, that of Node 20 refuses valid URLs with letters like ü.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
