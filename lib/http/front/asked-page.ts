/** Which requests a kept page may answer. */
import type { IncomingMessage } from 'node:http';
import { parseAddress } from '@/lib/i18n/address';
import { isUnsupportedBrowser } from '@/lib/releases/platform';
import { isStaticPage } from './static-page';

/** Headers by which the router asks for something else than the page's HTML. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-router-segment-prefetch',
  'next-action',
  'range',
];

/** Parameters that mean something to Next itself, by how they begin. */
const isOfNext = (name: string) => /^(?:_|nxt)/i.test(name);

export interface AskedPage {
  /** The page's path, without a query. */
  readonly path: string;
  readonly query: URLSearchParams | null;
}

/** The page a request can be answered for from the cache; null when it must not be. */
export function askedPage(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): AskedPage | null {
  const url = request.url ?? '';
  const [path = ''] = url.split('?', 1);
  if (request.method !== 'GET' || routerHeaders.some((name) => name in request.headers))
    return null;
  if (isUnsupportedBrowser(request.headers['user-agent'] ?? '')) return null;
  const address = parseAddress(path);
  // `/en/` and `/download/` are not canonical: Next redirects them.
  const isStatic = address.kind === 'page' && isStaticPage(address.path, request.headers);
  if (!isStatic || (path !== '/' && path.endsWith('/'))) return null;
  if (path.length === url.length) return { path, query: null };
  // Read as the middleware reads it: a second question mark belongs to the first name.
  const query = new URL(url, 'http://localhost').searchParams;
  return [...query.keys()].some(isOfNext) ? null : { path, query };
}
