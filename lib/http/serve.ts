/** A process that serves the site: the framework, the layers in front of it, and the listener. A program of the build. */
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { buildEnv } from '@/lib/env/build';
import type { frontEnv } from '@/lib/env/front';
import { writeFigures } from '@/lib/figures/site-collector';
import { keepHealth, writeHealth } from '@/lib/health/keep-health';
import { openHealthRecords } from '@/lib/health/store';
import { readFrom } from '@/lib/metrics/metrics';
import { metrics } from '@/lib/metrics/registry';
import { keepSampling } from '@/lib/status/keep-sampling';
import { answerPrimary, askPrimary, isWorker } from '@/lib/workers/worker';
import { trustedProxies } from './client-address';
import { giveBuiltConfig } from './front/built-config';
import { answerParserError, declineUpgrades, refuseTunnels, timeouts } from './front/connection';
import { createDrain, type Drain } from './front/drain';
import { front } from './front/front';
import { warmUp } from './front/warm-up';

type Settings = ReturnType<typeof frontEnv>;

/** What was counted is written before the process ends; a database that does not answer holds nobody up for long. */
const writeMs = 2_000;

async function leave(code: number): Promise<void> {
  // Whoever asked twice wants it to end at once.
  if (code === 0) {
    const written = Promise.all([writeFigures(), writeHealth()]);
    await Promise.race([written, delay(writeMs, undefined, { ref: false })]);
  }
  process.exit(code);
}

/** A worker answers the first process; what it counted stays counted after its end. */
function joinWorkers(drain: Drain): void {
  // Meant for the first process, which changes its workers one after the other; a terminal sends it to all.
  process.on('SIGHUP', () => undefined);
  const numbers = () => metrics().registry.getMetricsAsJSON();
  answerPrimary({
    numbers,
    retire: () => {
      drain.retire((code) => {
        const left = numbers().then((all) => askPrimary('leaveNumbers', all));
        void left.catch(() => null).then(() => leave(code));
      });
      return null;
    },
  });
}

/** The framework with the layers in front of it, warm. */
async function createListener(
  { PORT: port, NEXT_DIST_DIR: dist, ...settings }: Settings,
  drain: Drain,
): Promise<RequestListener> {
  giveBuiltConfig(dist);
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const listener = front(handle, {
    origin: buildEnv().SITE_ORIGIN,
    extraHosts: settings.ALLOWED_HOSTS,
    proxies: trustedProxies(settings.TRUSTED_PROXIES),
    dist,
    assets: settings.ASSETS_DIR,
    drain,
    metricsToken: settings.METRICS_TOKEN,
    indexNowKey: settings.INDEXNOW_KEY,
  });
  await warmUp(listener);
  return listener;
}

/** What went wrong in the process that leads this one; it asks again with the next writing. */
const ofPrimary = () => askPrimary('takeErrors', null).catch(() => []);

/** Where this process can be asked by itself. */
function ownOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Answers requests in this process.
 * @param ready told once requests are taken
 */
export async function serve(settings: Settings, ready: () => void): Promise<void> {
  const { PORT: port, HOST: host } = settings;
  const drain = createDrain(settings.DRAIN_SECONDS);
  drain.watch((code) => void leave(code));
  // With V8's default the heap grows far beyond what is in use under load and does not shrink afterwards.
  setFlagsFromString('--heap-growing-percent=50');
  // A report would look up the name of every connected visitor, one after the other, and nothing else runs meanwhile.
  Object.assign(process.report, { excludeNetwork: true });
  const listener = await createListener(settings, drain);
  const server = createServer(timeouts, listener);
  // Without this Node answers "Expect: 100-continue" by itself, before the guard has judged the request.
  server.on('checkContinue', listener);
  refuseTunnels(server);
  declineUpgrades(server);
  answerParserError(server);
  drain.on(server);
  if (isWorker()) joinWorkers(drain);
  server.on('error', (error) => {
    console.error(`Cannot listen on ${host} (HOST), port ${port} (PORT): ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    readFrom('workers', () => ({ '': 1 }));
    keepHealth(openHealthRecords, isWorker() ? { others: ofPrimary } : {});
    keepSampling({ origin: ownOrigin(host, port), seconds: settings.STATUS_SAMPLE_SECONDS });
    ready();
  });
}
