import { parseUrl } from '@superbrowser/shared/parse-url';
import { parsePathname } from '@/lib/core/i18n/parse-pathname';

/** Pages that have no use once the visitor is signed in. */
const pagesWithoutReturn = new Set(['/register', '/success', '/staffregister', '/oauth']);

/**
 * The page a visitor returns to after signing in: the page of this site they came from.
 * @param referrer `document.referrer`
 * @param origin of this site
 * @returns path and query, or `home` when the visitor came from elsewhere or from a page without further use
 */
export function previousPagePath(referrer: string, origin: string, home: string): string {
  const url = parseUrl(referrer);
  if (url?.origin !== origin) return home;
  const parsed = parsePathname(url.pathname);
  if (
    parsed.kind !== 'page' ||
    pagesWithoutReturn.has(parsed.path) ||
    parsed.path.startsWith('/api/')
  )
    return home;
  return `${url.pathname}${url.search}`;
}
