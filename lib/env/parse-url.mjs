/**
 * Parses a URL like packages/contract/parse-url.ts, which settings cannot import: they are read without TypeScript.
 * @param {string} text
 * @returns {URL | null} null where it cannot be parsed
 */
export function parseUrl(text) {
  // Not URL.canParse: once compiled, that of Node 20 refuses valid URLs with letters like ü.
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
