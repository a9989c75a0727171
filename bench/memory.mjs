/**
 * The memory of the site once every page of the sitemap was requested, and under mixed traffic afterwards.
 *   [NEXT_DIST_DIR=.next] npm run bench -- memory [minutes = 10]
 * Prints the resident memory of server and backend together over time; fails when it is over the limit at the end.
 * Loopback only; the mixed traffic is at most 20 requests a second.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { readMemoryMb } from '../scripts/lib/testing/process-usage.mjs';
import { warnWhenBusy } from './lib/measuring.mjs';

/** The limit for both processes together. */
const limitMb = 650;
const minutes = Number(process.argv[2] ?? 10);
const rounds = 3;
/** Milliseconds between two requests of the mixed traffic. */
const intervalMs = 50;
const encodings = ['br', 'gzip', 'identity'];

async function request(url, init = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response.status;
}

async function listPages(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

/** What visitors do besides reading pages, one after the other. */
const otherRequests = [
  (n) => ['/api/download/windows', { headers: { cookie: `promoter=p${n % 50}` } }],
  (n) => [`/download?promoter=p${n % 500}`, {}],
  () => ['/api/server-time', {}],
  (n) => [`/no-page-${n}`, {}],
  () => ['/en/download', { headers: { rsc: '1' } }],
  () => ['/releases.json', {}],
];

function nextRequest(paths, n) {
  if (n % 3 === 0) return otherRequests[(n / 3) % otherRequests.length](n);
  const headers = { 'accept-encoding': encodings[n % encodings.length] };
  return [paths[n % paths.length], { headers }];
}

warnWhenBusy();
const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1 ::1' }, { isQuiet: true });
const logMemory = (moment) => {
  const memory = readMemoryMb(site.pid);
  if (!memory) throw new Error('Memory is read from /proc, which only Linux has');
  const { current, peak } = memory;
  console.log(`${moment.padEnd(24)} ${current.toFixed(0)} MB (most so far ${peak.toFixed(0)} MB)`);
  return current;
};
try {
  logMemory('started');
  const paths = await listPages(site.origin);
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of paths) await request(site.origin + path);
    logMemory(`${paths.length} pages, round ${round}`);
  }
  await Promise.all(paths.map((path) => request(site.origin + path)));
  logMemory('all pages at once');
  const statuses = new Map();
  const startedAt = Date.now();
  let lastMemoryMb = 0;
  for (let n = 0, reportedMinute = 0; Date.now() - startedAt < minutes * 60_000; n += 1) {
    const [path, init] = nextRequest(paths, n);
    const status = await request(site.origin + path, init);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const minute = Math.floor((Date.now() - startedAt) / 60_000);
    if (minute > reportedMinute) {
      reportedMinute = minute;
      lastMemoryMb = logMemory(`mixed, minute ${minute}`);
    }
    await delay(intervalMs);
  }
  lastMemoryMb = logMemory('at the end');
  console.log(
    `responses: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
  );
  console.log(`limit: ${limitMb} MB at the end`);
  process.exitCode = lastMemoryMb < limitMb ? 0 : 1;
} finally {
  await site.kill();
}
