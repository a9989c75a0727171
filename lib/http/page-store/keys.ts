/** Under which names Next keeps pages, and at which addresses it makes them. */

/** The page's path; a key may begin with the route that owns it: `/…/$/zh-CN/download`. */
export const pagePathOf = (key: string): string =>
  key.slice(key.indexOf('/$/') < 0 ? 0 : key.indexOf('/$/') + 2);

/** Where the site gives the page away that it keeps under a path: `/zh-CN/download` at `/download` (L1). */
export function addressOf(path: string): string {
  const [, locale, rest = ''] = /^\/(zh-CN|en-US)(\/.*)?$/.exec(path) ?? [];
  if (locale === undefined) return path;
  return locale === 'en-US' ? `/en${rest}` : rest || '/';
}
