/**
 * Pages of one process beside pages of two (WEB_CONCURRENCY), on a PostgreSQL: requests a second, and processor time of all
 * processes of the site for a request. Kept pages are asked for forty times as often as rendered ones.
 *   TEST_DATABASE_URL=postgres://… [NEXT_DIST_DIR=.next] node bench/workers.mjs [rendered pages a round=200]
 * The load itself takes from the same cores: with two of them two workers cannot double. What they would do on cores of
 * their own follows from the processor time.
 */
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { lightLoad } from './lib/light-load.mjs';
import { processorTimeOfAll } from './lib/processor-time.mjs';
import { median, startSite, warnWhenBusy } from './lib/site.mjs';

const count = Number(process.argv[2] ?? 200);
const server = process.env.TEST_DATABASE_URL;
if (!Number.isInteger(count) || count < 1 || !server)
  throw new Error('usage: TEST_DATABASE_URL=… node bench/workers.mjs [rendered pages a round]');
const [concurrency, rounds] = [32, 5];

let visitors = 0;
const kinds = {
  'kept page': { path: () => '/en/download', total: 40 * count, encoding: 'br' },
  // It shows the foreign address it was asked with, and its policy has a nonce: nothing of it can be kept. Not compressed:
  // that is done in threads, so that one process would take more than one core.
  'page rendered for its visitor': {
    path: () =>
      `/en/redirect?target=${encodeURIComponent(`https://shop${(visitors += 1)}.example/`)}`,
    total: count,
  },
};

async function round(site, { path, total, encoding }) {
  const before = processorTimeOfAll(site.pid);
  const port = Number(new URL(site.origin).port);
  const perSecond = await lightLoad({ port, path, total, concurrency, encoding });
  return { perSecond, micros: ((processorTimeOfAll(site.pid) ?? NaN) - before) / total };
}

const startWith = (DATABASE_URL, workers) =>
  startSite(
    { DATABASE_URL, WEB_CONCURRENCY: String(workers), DRAIN_SECONDS: '0' },
    { anySettings: true },
  );

/** Medians of each kind, for each site; rounds alternate, so that a slow moment of the machine hits all alike. */
async function measure(sites) {
  const found = sites.map(() => ({}));
  for (const [name, kind] of Object.entries(kinds)) {
    const all = sites.map(() => []);
    for (const site of sites) await round(site, kind);
    for (let n = 0; n < rounds; n += 1)
      for (const [of, site] of sites.entries()) all[of].push(await round(site, kind));
    for (const [of, its] of all.entries())
      found[of][name] = {
        perSecond: median(its.map((one) => one.perSecond)),
        micros: median(its.map((one) => one.micros)),
      };
  }
  return found;
}

async function admin(text) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const load = () => loadavg()[0].toFixed(1);

warnWhenBusy();
const before = load();
const name = `bench_${randomBytes(6).toString('hex')}`;
await admin(`create database ${name}`);
const sites = [];
try {
  const database = Object.assign(new URL(server), { pathname: name }).href;
  for (const workers of [1, 2]) sites.push(await startWith(database, workers));
  const [one, two] = await measure(sites);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
  console.log(`Load ${before} before, ${load()} after (the measurement's own in it)`);
  console.log(`Median of ${rounds} rounds, ${concurrency} at a time (${machine})`);
  const row = (kind) => ({
    'one, a second': Math.round(one[kind].perSecond),
    'two, a second': Math.round(two[kind].perSecond),
    ratio: Number((two[kind].perSecond / one[kind].perSecond).toFixed(2)),
    'one, CPU µs': Math.round(one[kind].micros),
    'two, CPU µs': Math.round(two[kind].micros),
    'on cores of their own': Number(((2 * one[kind].micros) / two[kind].micros).toFixed(2)),
  });
  console.table(Object.fromEntries(Object.keys(kinds).map((kind) => [kind, row(kind)])));
} finally {
  for (const site of sites) await site.stop();
  await admin(`drop database ${name} with (force)`);
}
