/**
 * How long the screens of the console take over HTTP, signed in as an owner, with 50,000 applications: in SQLite and,
 * where TEST_DATABASE_URL is set, in PostgreSQL. Fails when one page in twenty takes longer than 150 ms.
 *   npm run bench -- console [applications=50000]
 */
import { cpus, loadavg } from 'node:os';
import { ensureConsoleBuilt } from '../scripts/lib/build/console-build.mjs';
import { startConsole } from '../scripts/lib/testing/start-console.mjs';
import { companyOf, applyNoOf, phoneOf, createFilledDatabase } from './lib/filled-database.mjs';
import { signInNewStaff } from './lib/console-staff.mjs';
import { percentile, warnWhenBusy } from './lib/measuring.mjs';

const count = Number(process.argv[2] ?? 50_000);
const rounds = 40;
const warmUpCount = 5;
const maxMs = 150;
if (!Number.isInteger(count) || count < 1_000)
  throw new Error('usage: npm run bench -- console [applications, at least 1000]');

const middleIndex = Math.floor(count / 2);
const listPath = (query) => `/applications?${new URLSearchParams(query)}`;
const groupDigits = (number) => `${number.slice(0, 5)}-${number.slice(5)}`;

/** The paths that are requested, the same in every round. */
const applicationPaths = {
  'first page': '/applications',
  'page 500 by its number': listPath({ page: 500 }),
  'last page by its number': listPath({ page: 999_999 }),
  'by state: new': listPath({ state: 'new' }),
  'by state, page 200': listPath({ state: 'done', page: 200 }),
  'by kind': listPath({ kind: 'appointment' }),
  'by handler': listPath({ handler: 'chen' }),
  'by state, kind and handler': listPath({ state: 'in work', kind: 'partners', handler: 'eli' }),
  'by day': listPath({ from: '2026-01-01', until: '2026-01-31' }),
  'search: phone': listPath({ q: phoneOf(middleIndex) }),
  'search: last digits of a phone': listPath({ q: phoneOf(middleIndex).slice(-8) }),
  'search: number': listPath({ q: groupDigits(applyNoOf(middleIndex)) }),
  'search: company': listPath({ q: companyOf(count - 3) }),
  'search: unknown company': listPath({ q: '没有这家公司' }),
  'one application': `/applications/${groupDigits(applyNoOf(middleIndex))}`,
};

const menuModule = await import('../packages/console/lib/menu.ts');
const { menuPathOf, menuEntries } = menuModule.default ?? menuModule;

/** Other screens, with the data of a new site. */
const screens = Object.fromEntries(
  [
    ...menuEntries.map(menuPathOf),
    `/people/${encodeURIComponent(phoneOf(middleIndex))}`,
    '/account',
    '/news/edit',
    '/campaigns/edit',
    '/releases/new',
    '/health/errors',
    '/webhooks',
    '/ads/top',
    '/qr/1696',
    '/settings/stores',
    '/terms/offers',
  ]
    .filter((path) => path !== '/applications')
    .map((path) => [path, path]),
);

async function fetchPage(origin, path, cookie) {
  const response = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return text;
}

/** Where the link to the next or previous page leads. */
const neighborPath = (html, rel) => {
  const link = html.match(new RegExp(`<a[^>]*rel="${rel}"[^>]*>`))?.[0] ?? '';
  return link.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
};

/**
 * Milliseconds of each request.
 * @param {(() => string) & { onPage?: (html: string) => void }} nextPath the path of the next request; `onPage` gets
 * each page, from which the next path may follow
 */
async function measureLoads(load, nextPath) {
  const times = [];
  for (let n = 0; n < warmUpCount + rounds; n += 1) {
    const path = nextPath();
    const startedAt = performance.now();
    const html = await load(path);
    if (n >= warmUpCount) times.push(performance.now() - startedAt);
    nextPath.onPage?.(html);
  }
  return times;
}

/** Turns from page to page, as long as there is another page. */
function createPageTurner(start, rel) {
  let path = start;
  return Object.assign(() => path, { onPage: (html) => (path = neighborPath(html, rel) || path) });
}

async function measureScreens(origin, cookie) {
  const load = (path) => fetchPage(origin, path, cookie);
  const cases = {
    ...Object.fromEntries(
      Object.entries({ ...applicationPaths, ...screens }).map(([name, path]) => [name, () => path]),
    ),
    'next page by key, from 500 on': createPageTurner(listPath({ page: 500 }), 'next'),
    'previous page by key, from 500 back': createPageTurner(listPath({ page: 500 }), 'prev'),
  };
  const figures = {};
  for (const [name, nextPath] of Object.entries(cases)) {
    const times = await measureLoads(load, nextPath);
    figures[name] = {
      'p50 ms': Math.round(percentile(times, 0.5)),
      'p95 ms': Math.round(percentile(times, 0.95)),
    };
  }
  return figures;
}

async function runBench(title, postgresUrl) {
  const database = await createFilledDatabase(count, postgresUrl);
  let startedConsole;
  try {
    startedConsole = await startConsole(database.settings);
    const cookie = await signInNewStaff(startedConsole.origin, database.settings);
    const [loadBefore] = loadavg();
    const figures = await measureScreens(startedConsole.origin, cookie);
    console.log(
      `${title}, ${count} applications, ${rounds} requests each, one at a time (${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; load ${loadBefore.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after)`,
    );
    console.table(figures);
    return Object.entries(figures)
      .filter(([, figure]) => figure['p95 ms'] > maxMs)
      .map(([name, figure]) => `${title}, ${name}: ${figure['p95 ms']} ms`);
  } finally {
    await startedConsole?.stop();
    await database.remove();
  }
}

await ensureConsoleBuilt();
warnWhenBusy();
const postgresUrl = process.env.TEST_DATABASE_URL;
const slowScreens = [
  ...(await runBench('SQLite', undefined)),
  ...(postgresUrl ? await runBench('PostgreSQL', postgresUrl) : []),
];
if (slowScreens.length > 0) {
  console.error(`Longer than ${maxMs} ms:\n${slowScreens.join('\n')}`);
  process.exit(1);
}
