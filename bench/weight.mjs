/**
 * The bytes a real browser receives at the first and the second visit of a page, by kind.
 *   [NEXT_DIST_DIR=.next] npm run bench -- weight [path …]
 * KB are 1,000 bytes, heads of responses included. "prefetch" is what the browser fetches for a page not open yet;
 * it is not part of the total.
 * Exits with 1 when a visit of the home page costs more than is allowed below.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/lib/setup/find-browser.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { fetchBytes } from './lib/baseline-servers.mjs';
import { waitUntilStable, warnWhenBusy } from './lib/measuring.mjs';
import { columns, weighPage } from './lib/page-weight.mjs';

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
/** Bytes of the home page. */
const maxBytes = { first: 165_000, second: 3_000 };
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
};

const kilobytes = (bytes) => Number((bytes / 1_000).toFixed(1));
const row = (bytes) =>
  Object.fromEntries(['total', ...columns].map((column) => [column, kilobytes(bytes[column])]));

/** Waits until pages are compressed as small as possible; the first visitors get larger pages. */
const waitForStablePages = (origin) =>
  waitUntilStable(
    () =>
      Promise.all(paths.map(async (path) => (await fetchBytes(origin + path, 'br')).body.length)),
    (a, b) => a.every((size, n) => size === b[n]),
  );

/** A visitor who comes for the first time, and once more in a new tab. */
async function measureVisits(browser, url, screen) {
  const locale = new URL(url).pathname.startsWith('/en') ? 'en-US' : 'zh-CN';
  const context = await browser.newContext({ ...screen, locale });
  try {
    return { first: await weighPage(context, url), second: await weighPage(context, url) };
  } finally {
    await context.close();
  }
}

/** A table, and what costs more than is allowed, a line each. */
async function measure(browser, origin, name) {
  const [rows, misses] = [{}, []];
  for (const path of paths) {
    const visits = await measureVisits(browser, origin + path, screens[name]);
    for (const [visit, bytes] of Object.entries(visits)) {
      rows[`${path} ${visit}`] = row(bytes);
      if (path === '/' && bytes.total > maxBytes[visit])
        misses.push(
          `${path}, ${visit} visit, ${name}: ${bytes.total} bytes, at most ${maxBytes[visit]}`,
        );
    }
  }
  return { name, rows, misses };
}

warnWhenBusy();
console.log(`Load ${loadavg()[0].toFixed(1)}`);
const site = await startSite();
let browser;
try {
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  });
  console.log(`Chromium ${browser.version()}`);
  await waitForStablePages(site.origin);
  // Both screens are measured at the same time, because a visit mostly waits for further requests.
  const tables = await Promise.all(
    Object.keys(screens).map((name) => measure(browser, site.origin, name)),
  );
  for (const { name, rows } of tables) {
    console.log(`KB on the wire, ${name}`);
    console.table(rows);
  }
  const misses = tables.flatMap((table) => table.misses);
  for (const miss of misses) console.error(`✖ ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await browser?.close();
  await site.stop();
}
