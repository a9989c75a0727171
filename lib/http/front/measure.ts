/** Counts every request by what was asked, and answers `/metrics` to whoever has the operator's token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseAddress } from '@/lib/i18n/address';
import { addOne, took } from '@/lib/metrics/metrics';
import { metrics } from '@/lib/metrics/registry';
import { findRoute } from '@/lib/routes';
import { askPrimary, isWorker } from '@/lib/workers/worker';
import type { Handler } from './error-page';
import { apiRouteOf } from './methods';

/** What was asked, as one of few names: a page without its language, a handler, a kind of file, or `other`. */
export function routeName(target: string): string {
  const path = target.split('?')[0] ?? '';
  if (path.startsWith('/_next/static/')) return '/_next/static';
  if (path.startsWith('/files/')) return '/files';
  if (path.startsWith('/api/')) return apiRouteOf(path) ?? 'other';
  const address = parseAddress(path);
  const route = address.kind === 'page' ? findRoute(address.path) : undefined;
  return route?.path ?? 'other';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts when the answer is out, or its reader gone (status 499). */
export const measured =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const begun = performance.now();
    const method = methods.has(request.method ?? '') ? String(request.method) : 'other';
    const route = routeName(request.url ?? '');
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : '499';
      addOne('requests', { method, route, status });
      took('request', { route }, performance.now() - begun);
    });
    next(request, response);
  };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Hashed first: the comparison takes the same time for every wrong token, whatever its length. */
const opens = (given: string | undefined, token: string) =>
  timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));

/** Longer than the first process waits for a worker. */
const printMs = 5_000;

async function print(request: IncomingMessage, response: ServerResponse, token: string) {
  if (!opens(request.headers.authorization, token)) {
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
    return void response.end();
  }
  const { registry } = metrics();
  // Of all workers together, whichever of them was asked.
  const body = isWorker()
    ? await askPrimary('printNumbers', null, printMs)
    : await registry.metrics();
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @param token METRICS_TOKEN; without one there is no such address */
export const withMetrics =
  (token: string | undefined, next: Handler): Handler =>
  (request, response) =>
    token && request.url === '/metrics' ? print(request, response, token) : next(request, response);
