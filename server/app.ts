/**
 * The HTTP server in front of Next. A request goes through these steps, from top to bottom:
 *
 *   connection    time limits, tunnels, pipelined requests (node-server.ts)
 *   every request slow bodies ended (lib/core/http/requests/slow-bodies.ts)
 *                 while the process ends: told to close, not ready (drain.ts)
 *                 measured (metrics.ts)
 *                 checked (request-checks.ts)
 *   /metrics      for monitoring, with a token (metrics.ts); /<key>.txt for IndexNow
 *   /files/…      packages of the embedded download host (lib/downloads)
 *   /api/…        Next's route handlers, within a concurrency limit (forward.ts)
 *   page          the decision of lib/page-routing: cached page with this visitor's cookies, or Next (page-requests.ts,
 *                 page-cache.ts)
 *   file          of the build or of public/, already compressed (static-files.ts)
 *   the rest      texts for programs, by Next (forward.ts)
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cookieChanges } from '@/lib/attribution/cookie-rules';
import { enforceBodyDeadline } from '@/lib/core/http/requests/slow-bodies';
import { isRoutedAsPage } from '@/lib/page-routing/page-matcher';
import { serveFile } from '@/lib/downloads/serve-file';
import { log, stackOf } from '@/lib/core/log/log';
import { apiMethods } from './api-methods';
import { addRequestChecks, sendEarlyResponse, type RequestCheckOptions } from './request-checks';
import { respondToParserError, createHttpServer } from './node-server';
import type { Drain } from './drain';
import { createForwarder } from './forward';
import { addRequestMeasuring, addMetricsRoute } from './metrics';
import type { NextApp } from './next-app';
import type { PageCache } from './page-cache';
import { createPageResponder } from './page-requests';
import { addStaticFiles, type StaticFileOptions } from './static-files';
import type { PromoterVisitCounter } from './promoter-visits';

export interface ServerAppOptions {
  readonly checks: RequestCheckOptions;
  readonly drain: Pick<Drain, 'respondIfDraining'>;
  readonly visitCounter: Pick<PromoterVisitCounter, 'count'>;
  /** Bearer token of `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Key of IndexNow: the name and the content of the file that proves the key. */
  readonly indexNowKey?: string | undefined;
  /** Left out in development, where Next serves files and renders every page itself. */
  readonly production?: {
    readonly staticFiles: StaticFileOptions;
    readonly pageCache: PageCache;
    readonly isPublishedByStaff: (publicPath: string) => boolean;
  };
}

/**
 * A screenshot with feedback is the only kind of body that may take long over a phone connection
 * (lib/core/http/requests/body.ts).
 */
const carriesScreenshot = ({ url, headers }: IncomingMessage): boolean =>
  url === '/api/applications/feedback' &&
  (headers['content-type'] ?? '').startsWith('multipart/form-data');

/** Prefixes under which Next has no pages. Without this check, /og/x would be parsed as page "x" in a language "og". */
const prefixesWithoutPages = /^\/(?:_next|og|art|files|api)(?:\/|$)/;

/** A Fastify instance that tests can call through `inject`; Next responds once {@link addRoutes} has added it. */
export function createServerApp({
  checks,
  drain,
  metricsToken,
  indexNowKey,
}: ServerAppOptions): FastifyInstance {
  const app = Fastify({
    serverFactory: (listener) => createHttpServer(listener),
    genReqId: () => randomUUID(),
    clientErrorHandler: respondToParserError,
    // A request whose URL cannot be decoded never reaches the hooks, so it gets its response here.
    frameworkErrors: (error, request, response) => {
      response.header('X-Request-Id', request.id);
      sendEarlyResponse(request, response, {
        status: 400,
        message: `Bad Request: ${error.message}`,
      });
    },
  });
  app.addHook('onRequest', (request, response, done) => {
    if (!carriesScreenshot(request.raw)) enforceBodyDeadline(request.raw, response.raw);
    if (drain.respondIfDraining(request.raw, response.raw)) response.hijack();
    else done();
  });
  addRequestMeasuring(app);
  addRequestChecks(app, checks);
  app.setErrorHandler((error, request, response) => {
    log.error('server', 'request failed', { request: request.id, reason: stackOf(error) });
    return response.code(500).type('text/plain; charset=utf-8').send('Internal Server Error\n');
  });
  addMetricsRoute(app, metricsToken);
  if (indexNowKey) addIndexNowKey(app, indexNowKey);
  return app;
}

/** The file that proves to IndexNow that this site's URLs may be submitted. */
function addIndexNowKey(app: FastifyInstance, key: string): void {
  app.get(`/${key}.txt`, (_request, response) =>
    response
      .headers({
        'Cache-Control': 'public, max-age=0, s-maxage=60',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/plain; charset=utf-8')
      .send(key),
  );
}

/** Sends a package of the embedded download host (D5), as a stream with its length. */
async function sendPackage(request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> {
  const { method, headers, url } = request.raw;
  const headerPairs = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  const fileResponse = await serveFile(
    new Request(`http://localhost${url ?? ''}`, {
      method: method ?? 'GET',
      headers: Object.fromEntries(headerPairs) as Record<string, string>,
    }),
  );
  response.code(fileResponse.status).headers(Object.fromEntries(fileResponse.headers));
  if (!fileResponse.body || method === 'HEAD') return response.send();
  return response.send(Readable.fromWeb(fileResponse.body as ReadableStream));
}

/** Adds the routes of packages, and of responses by Next or by files of the build. */
export async function addRoutes(
  app: FastifyInstance,
  next: NextApp,
  { production, visitCounter }: ServerAppOptions,
): Promise<void> {
  const forwarder = createForwarder(next);
  app.route({ method: ['GET', 'HEAD'], url: '/files/*', handler: sendPackage });
  // The request is passed on in a hook, before Fastify parses the body, because the handler reads bodies of any type.
  const onRequest = (request: FastifyRequest, response: FastifyReply) => {
    response.hijack();
    void forwarder.forwardToHandler(request.raw, response.raw);
  };
  for (const route of Object.keys(apiMethods))
    app.all(route.replace(/\[(\w+)\]/g, ':$1'), { onRequest }, () => undefined);
  if (!production) return addDevelopmentRoutes(app, next, visitCounter);
  const sendFile = await addStaticFiles(app, production.staticFiles);
  const pageRoutes = createPageResponder({
    cache: production.pageCache,
    forward: forwarder.forwardPage,
    isPublishedByStaff: production.isPublishedByStaff,
    visitCounter,
  });
  const sendNotFound = (request: FastifyRequest, response: FastifyReply) =>
    pageRoutes.sendNotFoundPage(request.raw, response.raw, 'zh-CN');
  app.all('/*', (request, response) => {
    const { raw } = request;
    const [path = '/'] = (raw.url ?? '/').split('?', 1);
    if (isRoutedAsPage(path)) {
      response.hijack();
      return pageRoutes.respond(raw, response.raw);
    }
    if (sendFile(request, response)) return response;
    if (path.startsWith('/_next/static/'))
      return response
        .code(404)
        .header('Cache-Control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not Found\n');
    response.hijack();
    if (prefixesWithoutPages.test(path)) return sendNotFound(request, response);
    return forwarder.forwardPage(raw, response.raw, {
      locale: null,
      sendNotFoundPage: () => sendNotFound(request, response),
    });
  });
}

/**
 * The routes of `npm run dev`: checks and downloads are the same. Next renders each page, and runs middleware.ts for
 * it. A visit counts whatever the status of the page.
 */
function addDevelopmentRoutes(
  app: FastifyInstance,
  next: NextApp,
  visitCounter: ServerAppOptions['visitCounter'],
): void {
  app.all('/*', (request, response) => {
    response.hijack();
    response.raw.setHeader('X-Request-Id', request.id);
    const { pathname, searchParams } = new URL(request.raw.url ?? '/', 'http://localhost');
    if (isRoutedAsPage(pathname)) visitCounter.count(request.raw, cookieChanges(searchParams));
    return next.handle(request.raw, response.raw);
  });
}
