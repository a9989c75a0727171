import type { IncomingHttpHeaders } from 'node:http';
import { asStoredPath, findRoute, storedPageHeader } from '@/lib/routes';

/**
 * Whether a page is the same for everybody and kept: one of the table, or one found in the store.
 * @param path without the language
 * @param headers of the request, past `withStoredPages`
 */
export const isStaticPage = (path: string, headers: IncomingHttpHeaders): boolean =>
  findRoute(path)?.render === 'static' ||
  (asStoredPath(path) !== null && storedPageHeader in headers);
