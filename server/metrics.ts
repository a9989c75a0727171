/** Counts requests by route, and prints the metrics to a caller with the operator's token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { getInternalKey, internalKeyHeader } from '@/lib/core/http/internal-key';
import { parsePathname } from '@/lib/core/i18n/parse-pathname';
import { getErrorBuffer } from '@/lib/core/log/error-buffer';
import { log } from '@/lib/core/log/log';
import { addToCounter, recordDuration } from '@/lib/core/monitoring/metrics/metrics';
import { getMetrics } from '@/lib/core/monitoring/metrics/registry';
import { findPage } from '@/lib/pages';
import { apiRouteOf } from './api-methods';

/** The route of a request as one of few names: a page without its language, a handler, a kind of file, or `other`. */
function routeName(target: string): string {
  const path = target.split('?')[0] ?? '';
  if (path.startsWith('/_next/static/')) return '/_next/static';
  if (path.startsWith('/files/')) return '/files';
  if (path.startsWith('/api/')) return apiRouteOf(path) ?? 'other';
  const parsed = parsePathname(path);
  const route = parsed.kind === 'page' ? findPage(parsed.path) : null;
  return route?.path ?? 'other';
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

type Labels = Readonly<Record<'method' | 'route' | 'status', string>>;

/** Requests since the counter was last read. Adding to this map costs a tenth of adding to a counter with labels. */
const pendingCounts = new Map<string, { readonly labels: Labels; count: number }>();

function countRequest(labels: Labels): void {
  const key = `${labels.method} ${labels.route} ${labels.status}`;
  const pending = pendingCounts.get(key);
  if (pending) pending.count += 1;
  else pendingCounts.set(key, { labels, count: 1 });
}

function addPendingCounts(): void {
  for (const { labels, count } of pendingCounts.values()) addToCounter('requests', labels, count);
  pendingCounts.clear();
}

/**
 * Counts each response when it is sent. If the reader left before its end, it counts with status 499; so does a package
 * canceled halfway. Failures go to the error records. The site's requests to itself are not counted.
 */
export function addRequestMeasuring(app: FastifyInstance): void {
  /** When the response of a package began. */
  const packageStarts = new WeakMap<ServerResponse, number>();
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (routeName(raw.url ?? '') === '/files') packageStarts.set(reply.raw, performance.now());
    done();
  });
  // The samples of the status page read the counter too, whether or not anything reads /metrics.
  getMetrics().flushHooks.add(addPendingCounts);
  app.addHook('onRequest', ({ raw, id }, reply, done) => {
    const isOwn = raw.headers[internalKeyHeader] === getInternalKey();
    const startedAt = performance.now();
    const response = reply.raw;
    response.once('close', () => {
      const route = routeName(raw.url ?? '');
      const method = knownMethods.has(raw.method ?? '') ? String(raw.method) : 'other';
      const status = response.writableFinished ? String(response.statusCode) : '499';
      if (!isOwn) {
        countRequest({ method, route, status });
        // If the reader left, there is no whole response to time. Canceled packages are not timed either.
        if (status !== '499') {
          // The time to the end of a package depends on the visitor's connection, so only the time to its beginning is
          // recorded.
          const respondedAt = packageStarts.get(response) ?? performance.now();
          recordDuration('request', { route }, respondedAt - startedAt);
        }
      }
      // A 503 is temporary and is reported where it arises.
      const hasFailed =
        response.writableFinished && response.statusCode >= 500 && response.statusCode !== 503;
      // Most failures were logged where they happened, with their reason.
      if (hasFailed && !getErrorBuffer().hasFailureOf(id))
        log.error('server', 'answered with an error', {
          request: id,
          route: `${method} ${(raw.url ?? '').split('?', 1)[0]}`,
          status: response.statusCode,
        });
    });
    done();
  });
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest();

/** Compares hashes of both, so that the comparison takes the same time for every wrong token, whatever its length. */
const isBearerToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(sha256Of(authorization ?? ''), sha256Of(`Bearer ${token}`));

/** @param token METRICS_TOKEN; without a token, `/metrics` does not exist */
export function addMetricsRoute(app: FastifyInstance, token: string | undefined): void {
  if (!token) return;
  app.get('/metrics', async (request, response) => {
    response.header('Cache-Control', 'no-store');
    if (!isBearerToken(request.headers.authorization, token))
      return response.code(401).header('WWW-Authenticate', 'Bearer').send();
    const { registry } = getMetrics();
    return response.type(registry.contentType).send(await registry.metrics());
  });
}
