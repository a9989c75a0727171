/** The server behind `npm run console`. It has its own port, and is bundled into the build. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { subscribeToLimitHits } from '@superbrowser/backend/common/limit-hits';
import { subscribeToBackendLog } from '@superbrowser/backend/common/log';
import { createHealthStore } from '@superbrowser/backend/site-data/health-store';
import {
  determineClientIp,
  clientIpHeader,
  parseTrustedProxies,
} from '@/lib/core/http/requests/client-ip';
import {
  startHealthWriting,
  writeLastErrorsAndHits,
} from '@/lib/core/monitoring/health-records/start-health-writing';
import { log, reasonOf } from '@/lib/core/log/log';
import { recordLimitHit, getLimitHitTotals } from '@/lib/core/monitoring/metrics/metrics';
import { runWithinRequest } from '@/lib/core/log/request-context';
import { enforceBodyDeadline } from '@/lib/core/http/requests/slow-bodies';
import { closeDatabase, getDatabase } from './lib/database';
import { checkRequestHead } from './lib/check-request-head';
import { readConsoleSettings, type ConsoleSettings } from './lib/settings';

const consoleFolder = 'packages/console';

/**
 * Applies the configuration of the build. Otherwise Next would compile next.config.ts at each start, with dependencies
 * that only a build needs.
 */
function applyBuiltConfig({ buildFolder }: ConsoleSettings): void {
  const buildOutput = readFileSync(
    join(consoleFolder, buildFolder, 'required-server-files.json'),
    'utf8',
  );
  const { config } = JSON.parse(buildOutput) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** Browsers must neither store pages of the console nor show them in a frame. A route may allow storing. */
const securityHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The console's URLs contain search terms, which other origins must not get.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow',
};

function setHeaders(response: ServerResponse, path: string, origin: string | null): void {
  for (const [name, value] of Object.entries(securityHeaders))
    if (name !== 'Cache-Control' || !path.startsWith('/_next/static/'))
      response.setHeader(name, value);
  // The editor frames previews, so pages of the console may frame them. The policy of middleware.ts says the same.
  if (path.startsWith('/preview/')) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  if (origin) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

function sendRefusal(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}

/** Logs a request once it is answered. The log does not name the staff member; the audit log does. */
function logRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    log.info('console', 'answered', {
      method: request.method,
      path,
      status: response.statusCode,
      ms,
    });
  });
}

/** Milliseconds in which a form with pictures arrives over a slow tunnel to the server. */
const pictureFormMs = 120_000;

/**
 * Ends requests whose bodies do not arrive in time. A part of a package may take until server.requestTimeout; only when
 * it was refused early, so that the response ends before the body, is the rest given the short time.
 */
function enforceBodyDeadlines(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  if (/^\/uploads\/[^/]+\/append$/.test(path))
    response.once('finish', () => enforceBodyDeadline(request, response));
  else if (/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    enforceBodyDeadline(request, response, pictureFormMs);
  else enforceBodyDeadline(request, response);
}

function createListener(
  handle: RequestListener,
  { origin, trustedProxies }: ConsoleSettings,
): RequestListener {
  const proxies = parseTrustedProxies(trustedProxies);
  return (request, response) => {
    const id = randomUUID();
    const target = request.url ?? '';
    const path = target.split('?')[0] ?? '';
    setHeaders(response, path, origin);
    response.setHeader('X-Request-Id', id);
    const head = { method: request.method ?? '', target, headers: request.headers };
    const refusal = checkRequestHead(head, origin);
    runWithinRequest({ request: id, route: `${head.method} ${path}` }, () => {
      if (!path.startsWith('/_next/static/')) logRequest(request, response, path);
      if (refusal) return sendRefusal(response, refusal.status, refusal.reason);
      enforceBodyDeadlines(request, response, path);
      const forwarded = [request.headers['x-forwarded-for']].flat().join(',');
      request.headers[clientIpHeader] = determineClientIp(
        request.socket.remoteAddress,
        forwarded,
        proxies,
      );
      // With this header, the sign-in page can lead back to this page.
      request.headers['x-console-path'] = target;
      handle(request, response);
    });
  };
}

async function startConsole(): Promise<void> {
  const settings = readConsoleSettings();
  // The database is opened at the start, because without it the console has nothing to show.
  await getDatabase();
  subscribeToBackendLog(({ level, part, message, fields }) => log[level](part, message, fields));
  subscribeToLimitHits(recordLimitHit);
  startHealthWriting(createHealthStore(getDatabase), getLimitHitTotals, 'console');
  applyBuiltConfig(settings);
  const { host, port } = settings;
  const app = next({ dev: false, dir: consoleFolder, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer(
    createListener((request, response) => void handle(request, response), settings),
  );
  // This time limits parts of packages. Other bodies have a shorter limit (enforceBodyDeadlines).
  server.requestTimeout = 600_000;
  server.headersTimeout = 15_000;
  server.on('error', (error) => {
    console.error(
      `Cannot listen on ${host} (CONSOLE_HOST), port ${port} (CONSOLE_PORT): ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const listeningPort = typeof address === 'object' ? address?.port : port;
    log.info('console', `Ready on ${settings.origin ?? `http://localhost:${listeningPort}`}`);
  });
  const stop = () => {
    server.close(
      () =>
        void writeLastErrorsAndHits()
          .then(closeDatabase)
          .finally(() => process.exit(0)),
    );
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

startConsole().catch((error: unknown) => {
  console.error(`[console] cannot start: ${reasonOf(error)}`);
  process.exit(1);
});
