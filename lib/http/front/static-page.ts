import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseAddress } from '@/lib/i18n/address';
import { asStoredPath, findRoute, storedPageHeader } from '@/lib/routes';

/**
 * Whether a page is the same for everybody and kept: one of the table, or one found in the store.
 * @param path without the language
 * @param headers of the request, past `withStoredPages`
 */
export const isStaticPage = (path: string, headers: IncomingHttpHeaders): boolean =>
  findRoute(path)?.render === 'static' ||
  (asStoredPath(path) !== null && storedPageHeader in headers);

/** What a request's page is kept under; null when it asks for no static page. */
export function keptPathOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const address = parseAddress(url.split('?')[0] ?? '/');
  if (address.kind !== 'page' || !isStaticPage(address.path, headers)) return null;
  return `/${address.locale}${address.path === '/' ? '' : address.path}`;
}
