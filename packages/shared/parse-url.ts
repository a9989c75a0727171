/**
 * Parses a URL.
 * @param base of a relative URL
 * @returns null where it cannot be parsed
 */
export function parseUrl(text: string, base?: string): URL | null {
  // URL.canParse is not used: in Node 20, once compiled, it refuses valid URLs with letters like ü.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
