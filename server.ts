/** Starts the site: `npm start` and `npm run serve` end here, bundled into the build (scripts/lib/bundle.mjs). */
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { buildEnv } from './lib/env/build';
import { stopOnBadSettings } from './lib/env/check.mjs';
import { frontEnv } from './lib/env/front';
import {
  answerParserError,
  declineUpgrades,
  outliveLog,
  refuseTunnels,
  timeouts,
} from './lib/http/front/connection';
import { createDrain } from './lib/http/front/drain';
import { front } from './lib/http/front/front';
import { giveBuiltConfig } from './lib/http/front/built-config';
import { publishAssets } from './lib/http/front/published-assets.mjs';
import { warmUp } from './lib/http/front/warm-up';
import { trustedProxies } from './lib/http/client-address';
import { prepareDownloads } from './lib/downloads/prepare';
import { takeConsole } from './lib/log/console-lines';
import { log } from './lib/log/log';

/** Before the first page is given out: another server may be asked for what that page needs. */
function shareAssets(dist: string, assets: string): void {
  try {
    publishAssets(dist, assets);
  } catch (error) {
    // The site itself needs nothing of it.
    log.warn('assets', 'not shared with other builds (ASSETS_DIR)', { reason: String(error) });
  }
}

async function main() {
  const started = performance.now();
  stopOnBadSettings('start');
  takeConsole();
  const { PORT: port, HOST: host, NEXT_DIST_DIR: dist, ...settings } = frontEnv();
  const drain = createDrain(settings.DRAIN_SECONDS);
  drain.watch();
  outliveLog([process.stdout, process.stderr]);
  // With V8's default the heap grows far beyond what is in use under load and does not shrink afterwards.
  setFlagsFromString('--heap-growing-percent=50');
  // A report would look up the name of every connected visitor, one after the other, and nothing else runs meanwhile.
  Object.assign(process.report, { excludeNetwork: true });
  const proxies = trustedProxies(settings.TRUSTED_PROXIES);
  await prepareDownloads();
  if (settings.ASSETS_DIR) shareAssets(dist, settings.ASSETS_DIR);
  giveBuiltConfig(dist);
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const listener = front(handle, {
    origin: buildEnv().SITE_ORIGIN,
    extraHosts: settings.ALLOWED_HOSTS,
    proxies,
    dist,
    assets: settings.ASSETS_DIR,
    drain,
    metricsToken: settings.METRICS_TOKEN,
  });
  await warmUp(listener);
  const server = createServer(timeouts, listener);
  // Without this Node answers "Expect: 100-continue" by itself, before the guard has judged the request.
  server.on('checkContinue', listener);
  refuseTunnels(server);
  declineUpgrades(server);
  answerParserError(server);
  drain.on(server);
  server.on('error', (error) => {
    console.error(`Cannot listen on ${host} (HOST), port ${port} (PORT): ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log.info('front', `Ready on http://localhost:${port} after ${seconds} s`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
