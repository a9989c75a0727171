/**
 * Parses a URL as packages/shared/parse-url.ts does. Settings cannot import that file, because they are read without
 * TypeScript.
 * @param {string} text
 * @returns {URL | null} null for a text that is no URL
 */
export function parseUrl(text) {
  // URL.canParse is not used: in Node 20 its compiled form refuses valid URLs with letters like ü.
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
