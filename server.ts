/** Starts the site: `npm start` and `npm run serve` end here, bundled into the build (scripts/lib/bundle.mjs). */
import { fileURLToPath } from 'node:url';
import { stopOnBadSettings } from './lib/env/check.mjs';
import { frontEnv } from './lib/env/front';
import { outliveLog } from './lib/http/front/connection';
import { publishAssets } from './lib/http/front/published-assets.mjs';
import { prepareDownloads } from './lib/downloads/prepare';
import { takeConsole } from './lib/log/console-lines';
import { log } from './lib/log/log';
import { leadWorkers } from './lib/workers/primary';
import { isWorker } from './lib/workers/worker';
import { tellOfExpiry } from './lib/well-known/security-txt';

/** Another server may be asked for what a page of this one needs. */
function shareAssets(dist: string, assets: string): void {
  try {
    publishAssets(dist, assets);
  } catch (error) {
    // The site itself needs nothing of it.
    log.warn('assets', 'not shared with other builds (ASSETS_DIR)', { reason: String(error) });
  }
}

/** A program of its own beside this one: a process that only leads others needs nothing of it. */
const loadServe = async () =>
  (await import(new URL('./site.mjs', import.meta.url).href)) as typeof import('./lib/http/serve');

async function main() {
  const started = performance.now();
  stopOnBadSettings('start');
  takeConsole();
  outliveLog([process.stdout, process.stderr]);
  const settings = frontEnv();
  const { WEB_CONCURRENCY: count, NEXT_DIST_DIR: dist, ASSETS_DIR: assets } = settings;
  const say = (what: string) => () => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log.info('front', `${what} after ${seconds} s`);
  };
  if (isWorker()) return (await loadServe()).serve(settings, say('Takes part'));
  // Once for all, before the first page is given out.
  await prepareDownloads();
  tellOfExpiry();
  if (assets) shareAssets(dist, assets);
  const address = `http://localhost:${settings.PORT}`;
  if (count === 1) return (await loadServe()).serve(settings, say(`Ready on ${address}`));
  await leadWorkers({
    count,
    program: fileURLToPath(import.meta.url),
    ready: say(`Ready on ${address} with ${count} workers`),
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
