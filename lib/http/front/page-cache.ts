/**
 * Keeps finished static pages for a moment, so that a crowd costs one rendering (and one
 * compression) a second instead of one a visitor. Only answers that belong to nobody are kept:
 * a known static page without a query, answered 200, cacheable by shared caches, without a cookie.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isUnsupportedBrowser } from '@/lib/releases/platform';
import { parseAddress } from '@/lib/i18n/address';
import { isStaticPage } from './static-page';
import type { Handler } from './error-page';
import { intercept } from './intercept';

type Encoding = 'br' | 'gzip' | 'identity';

interface KeptPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Headers that belong to one answer, or that sending sets anew. */
const perAnswer = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'etag',
  'connection',
  'date',
]);

/** Headers by which the router asks for something else than the page's HTML. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-router-segment-prefetch',
  'next-action',
  'range',
];

/** The path a request can be answered for from the cache; null when it must not be. */
export function keyOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const path = request.url ?? '';
  if (request.method !== 'GET' || routerHeaders.some((name) => name in request.headers))
    return null;
  if (isUnsupportedBrowser(request.headers['user-agent'] ?? '')) return null;
  const address = parseAddress(path);
  // `/en/` and `/download/` are not canonical: Next redirects them.
  const isStatic = address.kind === 'page' && isStaticPage(address.path, request.headers);
  return isStatic && (path === '/' || !path.endsWith('/')) ? path : null;
}

/** The best encoding a visitor accepts; a refusal (`br;q=0`) counts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase().split(';'));
  const accepts = (name: string) =>
    offers.some(([offer, weight]) => offer === name && !/^\s*q=0(\.0*)?$/.test(weight ?? ''));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

function keep(response: ServerResponse, body: Buffer): KeptPage | null {
  const control = String(response.getHeader('cache-control') ?? '');
  const shared = /s-maxage=[1-9]/.test(control) && !/no-store|private/.test(control);
  if (
    response.statusCode !== 200 ||
    !shared ||
    response.hasHeader('set-cookie') ||
    response.hasHeader('content-encoding')
  )
    return null;
  const headers = Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => !perAnswer.has(name)),
  );
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    headers,
    etag: `W/${String(response.getHeader('etag') ?? '""').replace(/^W\//, '')}`,
    body(encoding) {
      const known = bodies.get(encoding) ?? compress(body, encoding);
      bodies.set(encoding, known);
      return known;
    },
  };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  // Quality 5: a few milliseconds for a page, and within a few per cent of the best.
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

async function send(
  request: VisitorRequest,
  response: ServerResponse,
  page: KeptPage,
): Promise<void> {
  const encoding = encodingOf(request.accepted);
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', page.etag);
  const vary = String(page.headers.vary ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  response.statusCode = 200;
  response.statusMessage = '';
  if (
    request.knownTags?.split(',').some((tag) => `W/${tag.trim().replace(/^W\//, '')}` === page.etag)
  ) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  const body = await page.body(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

interface VisitorRequest {
  readonly accepted: string | undefined;
  readonly knownTags: string | undefined;
}

/** What the visitor's own headers asked for, taken off the request: Next must give the plain page. */
function takeVisitorHeaders(request: IncomingMessage): VisitorRequest {
  const { 'accept-encoding': accepted, 'if-none-match': knownTags } = request.headers;
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  return { accepted: Array.isArray(accepted) ? accepted.join() : accepted, knownTags };
}

/** Collects what a handler answers instead of sending it; null when the visitor left meanwhile. */
export function collect(
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Next's compression writes the head before the body: nothing may leave before send() decides.
    const release = intercept(response, {
      head: () => 'withhold',
      chunk: (chunk) => void chunks.push(chunk),
      end: () => {
        // Not at once: a layer inside that ended the answer has to swallow what the handler still says.
        queueMicrotask(release);
        resolve(Buffer.concat(chunks));
      },
    });
    response.once('close', () => resolve(null));
    handle(request, response).catch((error: Error) => {
      release();
      reject(error);
    });
  });
}

/**
 * @param ttlMs how long a page may be served without asking Next again; regeneration is Next's, so
 *   this only adds to a page's age
 */
export function withPageCache(handle: Handler, ttlMs = 1000): Handler {
  const pages = new Map<string, { until: number; page: Promise<KeptPage | null> }>();
  return async (request, response) => {
    const key = keyOf(request);
    if (key === null) return handle(request, response);
    const entry = pages.get(key);
    if (entry && (entry.until === 0 || entry.until > Date.now())) {
      const page = await entry.page.catch(() => null);
      return page ? send(takeVisitorHeaders(request), response, page) : handle(request, response);
    }
    const visitor = takeVisitorHeaders(request);
    const collected = collect(handle, request, response);
    const fresh = {
      until: 0,
      page: collected.then((body) => (body ? keep(response, body) : null)),
    };
    // Whoever waits handles a failure for itself; without a waiter it must not end the process.
    fresh.page.catch(() => undefined);
    // A page nobody asked for again is not kept in memory for ever.
    for (const [path, { until }] of pages) if (until > 0 && until < Date.now()) pages.delete(path);
    pages.set(key, fresh);
    const body = await collected.finally(() => (fresh.until = Date.now() + ttlMs));
    const page = await fresh.page;
    if (page) return send(visitor, response, page);
    // Nobody else may have this one: it goes to its visitor as it is, and the next asks again.
    pages.delete(key);
    if (body) response.end(body);
  };
}
