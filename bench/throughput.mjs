/**
 * What the built site answers in a second, and what a response costs its processor, in one table of one run:
 * the static page, a bare node:http server and nginx that send the same bytes, a promoter's visit of that page; then
 * the download redirect next to an empty route (`/api/health`).
 *   [NEXT_DIST_DIR=.next] npm run bench -- throughput [routes a round=2000]
 * Loopback only; pages are requested eight times as often as routes. The load is one thread. Where it takes a whole
 * core, it is the limit and not the server, and processor time says more than requests a second.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { readProcessorMicros } from '../scripts/lib/testing/process-usage.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { runLoad } from './lib/load-generator.mjs';
import { fetchBytes, startBareServer, startNginx } from './lib/baseline-servers.mjs';
import { median, waitUntilStable, warnWhenBusy } from './lib/measuring.mjs';

const count = Number(process.argv[2] ?? 2000);
if (!Number.isInteger(count) || count < 1)
  throw new Error('usage: npm run bench -- throughput [routes a round]');
const [concurrency, rounds] = [32, 5];
const encodings = ['br', 'gzip', 'identity'];
const pagePath = '/download';
const readLoad = () => loadavg()[0].toFixed(1);

let visitorCount = 0;
/** A promoter's link that was never followed before. */
function createPromoterLink() {
  visitorCount += 1;
  return `${pagePath}?promoter=bench${visitorCount}&utm_source=bench${visitorCount}`;
}

/** The bytes of the page in each encoding. @throws Error when a response is not the expected one */
async function fetchBodies(origin) {
  const bodies = {};
  for (const encoding of encodings) {
    for (const path of [pagePath, createPromoterLink()]) {
      const { response, body } = await fetchBytes(origin + path, encoding);
      const { 'content-encoding': sent = 'identity', 'set-cookie': cookies } = response.headers;
      if (response.statusCode !== 200 || sent !== encoding || !cookies !== (path === pagePath))
        throw new Error(`${path} answered ${response.statusCode}, ${sent}, cookies ${cookies}`);
      bodies[encoding] ??= body;
      if (!body.equals(bodies[encoding])) throw new Error(`${path} sent another page`);
    }
  }
  return bodies;
}

const hasSameBodies = (a, b) => encodings.every((encoding) => a[encoding].equals(b[encoding]));

/** What is measured: rows of the table, each with how it is requested and whose processor time counts. */
function subjectsOf({ site, bare, nginx }) {
  const pages = (name, server, pathOf) =>
    encodings.map((encoding) => ({
      name: `${name}, ${encoding}`,
      ...server,
      encoding,
      total: 8 * count,
      nextPath: () => pathOf(encoding),
    }));
  const route = (name, path, status) => ({
    name,
    ...site,
    status,
    total: count,
    nextPath: () => path,
  });
  return [
    ...(nginx ? pages('nginx, same bytes', nginx, (encoding) => `/${encoding}`) : []),
    ...pages('bare node:http, same bytes', bare, (encoding) => `/${encoding}`),
    ...pages('static page', site, () => pagePath),
    ...pages('promoter visit', site, createPromoterLink),
    route('download redirect', '/api/download/windows', 302),
    route('empty route', '/api/health', 200),
  ];
}

/** One round: requests a second, microseconds of the server for a request, and how much of a core the load took. */
async function runRound({ pid, ...subject }) {
  const [before, startedAt, loadUsage] = [
    readProcessorMicros(pid),
    performance.now(),
    process.cpuUsage(),
  ];
  const perSecond = await runLoad({ ...subject, concurrency });
  const { user, system } = process.cpuUsage(loadUsage);
  const after = readProcessorMicros(pid);
  return {
    perSecond,
    micros: before === null || after === null ? NaN : (after - before) / subject.total,
    loadShare: (user + system) / 1_000 / (performance.now() - startedAt),
  };
}

/** Medians of alternating rounds: a slow moment of the machine hits every row alike. */
async function measure(subjects) {
  const roundsByName = new Map(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await runRound(subject);
  for (let n = 0; n < rounds; n += 1)
    for (const subject of subjects) roundsByName.get(subject.name).push(await runRound(subject));
  const medianOf = (name, field) => median(roundsByName.get(name).map((round) => round[field]));
  return new Map(
    subjects.map(({ name }) => [
      name,
      {
        perSecond: medianOf(name, 'perSecond'),
        micros: medianOf(name, 'micros'),
        loadShare: medianOf(name, 'loadShare'),
      },
    ]),
  );
}

const row = ({ perSecond, micros, loadShare }) => ({
  'requests/s': Math.round(perSecond),
  'server CPU µs/request': Number.isNaN(micros) ? '–' : Math.round(micros),
  'load, of a core': `${Math.round(100 * loadShare)} %`,
});

function ratio(a, b) {
  const time = a.micros / b.micros;
  return {
    'requests/s': Number((a.perSecond / b.perSecond).toFixed(2)),
    'server CPU time': Number.isNaN(time) ? '–' : Number(time.toFixed(2)),
  };
}

function print(figures, bodies) {
  console.log(
    `Medians of ${rounds} alternating rounds, ${concurrency} at a time over open connections: ${pagePath}, ` +
      encodings.map((encoding) => `${bodies[encoding].length} bytes ${encoding}`).join(', '),
  );
  console.table(Object.fromEntries([...figures].map(([name, figure]) => [name, row(figure)])));
  const pairs = [
    ['static page', 'bare node:http, same bytes'],
    ['static page', 'nginx, same bytes'],
    ['promoter visit', 'static page'],
  ].flatMap(([a, b]) => encodings.map((encoding) => [`${a}, ${encoding}`, `${b}, ${encoding}`]));
  pairs.push(['download redirect', 'empty route']);
  console.table(
    Object.fromEntries(
      pairs
        .filter(([, b]) => figures.has(b))
        .map(([a, b]) => [`${a} / ${b}`, ratio(figures.get(a), figures.get(b))]),
    ),
  );
}

warnWhenBusy();
const loadBefore = readLoad();
const site = await startSite();
let [bare, nginx] = [null, null];
try {
  const bodies = await waitUntilStable(() => fetchBodies(site.origin), hasSameBodies);
  [bare, nginx] = [await startBareServer(bodies), await startNginx(bodies)];
  if (!nginx) console.log('nginx is not installed: its rows are left out.');
  const siteProcess = { port: Number(new URL(site.origin).port), pid: site.pid };
  const figures = await measure(subjectsOf({ site: siteProcess, bare, nginx }));
  if (!hasSameBodies(bodies, await fetchBodies(site.origin)))
    throw new Error('The page changed meanwhile, so that others sent other bytes than the site');
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
  console.log(
    `${machine}; load ${loadBefore} before, ${readLoad()} after (the measurement's own in it)`,
  );
  print(figures, bodies);
} finally {
  await nginx?.stop();
  bare?.stop();
  await site.stop();
}
