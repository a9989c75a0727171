/** `npm run console` ends here: its own small server on its own port, bundled into its build. */
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
import { listenToReports } from '@superbrowser/backend/log';
import { healthRecords } from '@superbrowser/backend/site-records/health';
import { settingOf } from '@/lib/env/settings.mjs';
import { clientIp, clientIpHeader, trustedProxies } from '@/lib/http/client-ip';
import { startHealthRecorder, writeHealth } from '@/lib/failure-records/recorder';
import { log, reasonOf } from '@/lib/log/log';
import { countHit, limitHits } from '@/lib/metrics/metrics';
import { withinRequest } from '@/lib/log/request-context';
import { closeDatabase, database } from './lib/database';
import { checkRequestHead } from './lib/guard';
import { consoleSettings, type ConsoleSettings } from './lib/settings';
import { endSlowBody } from '@/lib/net/slow-bodies';

const folder = 'packages/console';

/** Otherwise Next would compile next.config.ts at each start, with what only a build needs. */
function useBuiltConfig(): void {
  const written = readFileSync(
    join(folder, settingOf('NEXT_DIST_DIR'), 'required-server-files.json'),
    'utf8',
  );
  const { config } = JSON.parse(written) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** Nothing of the console stays in a browser or shows in a frame. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Addresses here hold search terms.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow',
};

function setHeaders(response: ServerResponse, path: string, origin: string | null): void {
  for (const [name, value] of Object.entries(headers))
    if (name !== 'Cache-Control' || !path.startsWith('/_next/static/'))
      response.setHeader(name, value);
  // Only the page next to it shows a preview, as its policy says too (middleware.ts).
  if (path.startsWith('/preview/')) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  if (origin) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}

/** A line for each request that is more than a file of the build: who asked is in the audit, not here. */
function logRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  const begun = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    log.info('console', 'answered', {
      method: request.method,
      path,
      status: response.statusCode,
      ms,
    });
  });
}

/** A part of a package may take its time on a bad line, until it is answered. */
function limitBody(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (/^\/uploads\/[^/]+\/append$/.test(path))
    response.once('finish', () => endSlowBody(request, response));
  else endSlowBody(request, response);
}

function listenerOf(handle: RequestListener, { origin }: ConsoleSettings): RequestListener {
  const proxies = trustedProxies(settingOf('TRUSTED_PROXIES'));
  return (request, response) => {
    const id = randomUUID();
    const target = request.url ?? '';
    const path = target.split('?')[0] ?? '';
    setHeaders(response, path, origin);
    response.setHeader('X-Request-Id', id);
    const head = { method: request.method ?? '', target, headers: request.headers };
    const refused = checkRequestHead(head, origin);
    withinRequest({ request: id, route: `${head.method} ${path}` }, () => {
      if (!path.startsWith('/_next/static/')) logRequest(request, response, path);
      if (refused) return refuse(response, refused.status, refused.reason);
      limitBody(request, response, path);
      const forwarded = [request.headers['x-forwarded-for']].flat().join(',');
      request.headers[clientIpHeader] = clientIp(request.socket.remoteAddress, forwarded, proxies);
      // For the page that asks to sign in, so that it leads back.
      request.headers['x-console-path'] = target;
      handle(request, response);
    });
  };
}

async function main(): Promise<void> {
  const settings = consoleSettings();
  // Without the site's records there is nothing to show; better said here than on a page.
  await database();
  listenToReports({
    line: ({ level, part, message, fields }) => log[level](part, message, fields),
    limitHit: countHit,
  });
  startHealthRecorder(healthRecords(database), limitHits, { name: 'console' });
  useBuiltConfig();
  const { host, port } = settings;
  const app = next({ dev: false, dir: folder, hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer(
    listenerOf((request, response) => void handle(request, response), settings),
  );
  // Of parts of packages; every other body has its own limit (limitBody).
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
    const listening = typeof address === 'object' ? address?.port : port;
    log.info('console', `Ready on ${settings.origin ?? `http://localhost:${listening}`}`);
  });
  const stop = () => {
    server.close(
      () =>
        void writeHealth()
          .then(closeDatabase)
          .finally(() => process.exit(0)),
    );
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(`[console] cannot start: ${reasonOf(error)}`);
  process.exit(1);
});
