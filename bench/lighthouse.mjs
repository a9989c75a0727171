/**
 * Lighthouse in its default mobile mode on the built site: median of five runs a page, begun on a quiet machine.
 *   [NEXT_DIST_DIR=.next] npm run bench -- lighthouse [path …]
 * Exits with 1 when a page misses what is wanted below. Loopback only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/lib/setup/find-browser.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { median, waitUntilQuiet } from './lib/measuring.mjs';

const defaultPaths = [
  '/',
  '/en',
  '/download',
  '/register',
  '/private',
  '/partners',
  '/detect',
  '/news/fingerprint-basics',
];
const paths = process.argv.length > 2 ? process.argv.slice(2) : defaultPaths;
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const maxTimings = { 'LCP ms': 1500, 'TBT ms': 150, CLS: 0 };

async function startBrowser() {
  const executable = findBrowser();
  if (!executable) throw new Error('No browser found; npm test says how to get one.');
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = '';
  // The messages are read all the time, because a browser whose messages are not read would stall.
  browser.stderr.on('data', (chunk) => (output += chunk));
  for (let waited = 0; waited < 100 && browser.exitCode === null; waited += 1) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1];
    if (port) return { port: Number(port), stop };
    await delay(100);
  }
  await stop();
  throw new Error(`The browser did not start:\n${output}`);
}

/** Audits that cost points, heaviest first. */
function mostCostlyAudits(lhr) {
  return categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .map(({ id, weight }) => ({ category, weight, audit: lhr.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit.score !== null && audit.score < 0.9)
      .sort((a, b) => b.weight - a.weight)
      .map(({ audit }) => `${category}: ${audit.id} ${audit.displayValue ?? ''} (${audit.score})`),
  );
}

/** One run. Chromium sometimes records nothing, above all on a busy machine; such a run is repeated. */
async function audit(url, port, attempts = 3) {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: categories };
  const { lhr } = await lighthouse(url, options);
  if (!lhr.runtimeError) return lhr;
  console.warn(`${url}: ${lhr.runtimeError.message}`);
  if (attempts <= 1) throw new Error(`Lighthouse could not measure ${url}`);
  return audit(url, port, attempts - 1);
}

/** The figures of one page; the findings come from the page's slowest run. */
async function measurePage(url, port) {
  // The first visit does not count, because the browser is still busy with its start.
  await audit(url, port);
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(url, port));
  const score = (category) =>
    median(reports.map((lhr) => Math.round((lhr.categories[category].score ?? 0) * 100)));
  const timing = (id) => median(reports.map((lhr) => lhr.audits[id].numericValue));
  const [lcp, tbt, cls] = timings.map(timing);
  const slowest = reports.reduce((a, b) =>
    b.categories.performance.score < a.categories.performance.score ? b : a,
  );
  return {
    row: {
      ...Object.fromEntries(categories.map((category) => [category, score(category)])),
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(tbt),
      CLS: Number(cls.toFixed(3)),
    },
    findings: mostCostlyAudits(slowest),
  };
}

/** What a page's medians miss, a line each. */
const missesOf = (path, row) => [
  ...Object.entries(minScores)
    .filter(([name, limit]) => row[name] < limit)
    .map(([name, limit]) => `${path}: ${name} ${row[name]}, at least ${limit} wanted`),
  ...Object.entries(maxTimings)
    .filter(([name, limit]) => row[name] > limit)
    .map(([name, limit]) => `${path}: ${name} ${row[name]}, at most ${limit} wanted`),
];

await waitUntilQuiet();
const site = await startSite();
let browser;
try {
  browser = await startBrowser();
  const rows = {};
  for (const path of paths) {
    const { row, findings } = await measurePage(`${site.origin}${path}`, browser.port);
    rows[path] = row;
    console.log(`${path}: ${row.performance}`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
  console.table(rows);
  const misses = Object.entries(rows).flatMap(([path, row]) => missesOf(path, row));
  for (const miss of misses) console.error(`✖ ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await browser?.stop();
  await site.stop();
}
