/**
 * Starts the site. `npm start`, `npm run serve` and `npm run dev` end here. This program is bundled into the build
 * (scripts/lib/build/bundle-programs.mjs).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { stopOnInvalidSettings } from '@/lib/core/env/validation/check-settings.mjs';
import { readHttpServerEnv } from '@/lib/core/env/http-server';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { prepareSamplePackages } from '@/lib/downloads/prepare-sample-packages';
import { writeFigures } from '@/lib/promoter-figures/site-collector';
import {
  startHealthWriting,
  writeLastErrorsAndHits,
} from '@/lib/core/monitoring/health-records/start-health-writing';
import { registerBackendMetrics } from '@/lib/core/monitoring/metrics/backend-metrics';
import { healthStore } from '@/lib/core/monitoring/health-records/health-store';
import { parseTrustedProxies } from '@/lib/core/http/requests/client-ip';
import { redirectConsoleToLog } from '@/lib/core/log/console-to-log';
import { ignoreLogErrors } from '@/lib/core/log/ignore-log-errors';
import { log } from '@/lib/core/log/log';
import { getLimitHitTotals } from '@/lib/core/monitoring/metrics/metrics';
import { startMeasuring } from '@/lib/status/measuring/sampler';
import { warnOfSecurityTxtExpiry } from '@/lib/well-known/security-txt';
import { addRoutes, createServerApp, type ServerAppOptions } from './app';
import {
  readBuiltUpstreamContentVersion,
  createUpstreamContentWatcher,
  type UpstreamContentWatcher,
} from './upstream-content-watcher';
import { createDrain } from './drain';
import { startNext, type NextApp } from './next-app';
import type { StaticFileOptions } from './static-files';
import { PageCache } from './page-cache';
import { createHtmlFinisher } from './finish-page-html';
import { errorPageKey, notFoundPageKey } from './page-requests';
import { publishAssets } from './shared-assets.mjs';
import { createPromoterVisitCounter, type PromoterVisitCounter } from './promoter-visits';

type Settings = ReturnType<typeof readHttpServerEnv>;

/**
 * Counts are written before the process ends. If the database does not respond, the end is delayed by at most this many
 * milliseconds.
 */
const maxWriteMs = 2_000;
/**
 * Milliseconds that the backend gets for the first check of the content. A check that hangs must not keep the site from
 * starting and reporting it.
 */
const firstCheckMs = 15_000;

/**
 * Writes what was counted, then ends the process. An exit code above 0 ends it at once: it comes from a second signal,
 * or from a signal before the server listens.
 */
async function exitAfterWriting(code: number, visitCounter: PromoterVisitCounter): Promise<void> {
  if (code === 0) {
    visitCounter.flush();
    const writes = Promise.all([writeFigures(), writeLastErrorsAndHits()]);
    await Promise.race([writes, delay(maxWriteMs, undefined, { ref: false })]);
  }
  process.exit(code);
}

/** Publishes this build's scripts and style sheets, because browsers may request them from other servers. */
function shareAssets(dist: string, assetsFolder: string): void {
  try {
    publishAssets(dist, assetsFolder);
  } catch (error) {
    // The site itself works without shared assets.
    log.warn('assets', 'not shared with other builds (ASSETS_DIR)', { reason: String(error) });
  }
}

/**
 * Ends this process when its parent ends. The parent process runs the backend, which stores forms and the site's own
 * data; both are started again together. Where the operator set BACKEND_ORIGIN, the server runs in the script's own
 * process, without a parent.
 */
function endWithBackend(): void {
  process.once('disconnect', () => {
    log.error('server', 'the backend’s process ended, and this one with it');
    process.exit(1);
  });
}

function tuneProcess(): void {
  // With V8's default, the heap grows under load far beyond the memory in use, and does not shrink afterwards.
  setFlagsFromString('--heap-growing-percent=50');
  // A diagnostic report would look up the host name of every connected visitor one by one and block the process
  // meanwhile.
  Object.assign(process.report, { excludeNetwork: true });
}

/** Creates the page cache and the content watcher, which use each other. */
function createPageServices(
  { render }: NextApp,
  settings: Settings,
): { pageCache: PageCache; contentWatcher: UpstreamContentWatcher } {
  const { CONTENT_REVALIDATE_SECONDS: lifeSeconds, LATE_SCRIPTS } = getBuildTimeEnv();
  const { CONTENT_CHECK_SECONDS, UPSTREAM_HOST } = getRuntimeEnv();
  const { NEXT_DIST_DIR: dist } = settings;
  const pageStart = readFileSync(join(dist, 'run', 'page-start.js'), 'utf8').trim();
  const pageCache: PageCache = new PageCache({
    render,
    expirePage: (internalPath) => contentWatcher.expirePage(internalPath),
    finishHtml: createHtmlFinisher(LATE_SCRIPTS === 'on' ? pageStart : null),
    maxBytes: settings.PAGE_CACHE_MB * 1024 ** 2,
    lifeSeconds,
  });
  const contentWatcher = createUpstreamContentWatcher({
    render,
    initialVersion: readBuiltUpstreamContentVersion(dist, lifeSeconds),
    intervalSeconds: CONTENT_CHECK_SECONDS ?? (UPSTREAM_HOST ? 60 : 5),
    onOutdated: () => pageCache.invalidateContent(),
  });
  return { pageCache, contentWatcher };
}

/** Compares the content, asks the backend whether it is ready, and renders the error and 404 pages in advance. */
async function warmUp(
  { render }: NextApp,
  pageCache: PageCache,
  contentWatcher: UpstreamContentWatcher,
): Promise<void> {
  await Promise.race([
    contentWatcher.checkContent(),
    delay(firstCheckMs, undefined, { ref: false }),
  ]);
  // Failures are ignored: a site whose database is down starts and reports it.
  const fallbackPages = (['zh-CN', 'en-US'] as const).flatMap((locale) => [
    pageCache.getPage(errorPageKey(locale)),
    pageCache.getPage(notFoundPageKey(locale)),
  ]);
  await Promise.allSettled([render({ url: '/api/ready' }), ...fallbackPages]);
}

/** The origin at which this process itself can be reached. */
function ownOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const appOptions = (settings: Settings): Omit<ServerAppOptions, 'drain' | 'visitCounter'> => ({
  checks: {
    origin: getBuildTimeEnv().SITE_ORIGIN,
    extraHosts: settings.ALLOWED_HOSTS,
    proxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
  },
  metricsToken: settings.METRICS_TOKEN,
  indexNowKey: settings.INDEXNOW_KEY,
});

async function main(): Promise<void> {
  const startedAt = performance.now();
  stopOnInvalidSettings('start');
  redirectConsoleToLog();
  ignoreLogErrors([process.stdout, process.stderr]);
  tuneProcess();
  const settings = readHttpServerEnv();
  const { HOST: host, PORT: port, NEXT_DIST_DIR: dist, ASSETS_DIR: assetsFolder } = settings;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const drain = createDrain(settings.DRAIN_SECONDS);
  const visitCounter = createPromoterVisitCounter();
  drain.handleSignals((code) => void exitAfterWriting(code, visitCounter));
  endWithBackend();
  await prepareSamplePackages();
  warnOfSecurityTxtExpiry();
  const staticFiles: StaticFileOptions = { folder: join(dist, 'www'), assetsFolder };
  if (assetsFolder && !isDevelopment) shareAssets(dist, assetsFolder);

  const options = { ...appOptions(settings), drain, visitCounter };
  const app = createServerApp(options);
  const next = await startNext({ port, isDevelopment, server: app.server });
  if (isDevelopment) await addRoutes(app, next, options);
  else {
    const { pageCache, contentWatcher } = createPageServices(next, settings);
    await addRoutes(app, next, {
      ...options,
      production: { staticFiles, pageCache, isPublishedByStaff: contentWatcher.isPublishedByStaff },
    });
    await warmUp(next, pageCache, contentWatcher);
    contentWatcher.checkPeriodically();
  }
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { message } = error as Error;
    console.error(`Cannot listen on ${host} (HOST), port ${port} (PORT): ${message}`);
    process.exit(1);
  }
  drain.setServer(app.server);
  startHealthWriting(healthStore, getLimitHitTotals);
  registerBackendMetrics();
  startMeasuring({ origin: ownOrigin(host, port), seconds: settings.STATUS_SAMPLE_SECONDS });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  log.info('server', `Ready on http://localhost:${port} after ${seconds} s`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
