/** Pages past their time stall nobody: they are given away as they are, and made anew two at a time (O3). */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { RenewalCounts } from '../../lib/http/page-store/renewals';
import { startOwnSite, type OwnSite } from '../support/own-site';

let folder: string;
let site: OwnSite;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-pages-'));
  const preload = pathToFileURL(resolve('e2e/support/report-renewals.mjs')).href;
  site = await startOwnSite({
    NODE_OPTIONS: `--import=${preload}`,
    RENEWALS_FILE: join(folder, 'counts.json'),
  });
});
test.afterAll(async () => {
  await site.kill();
  await rm(folder, { recursive: true });
});

/** Of a page in this run (scripts/lib/test-settings.cjs), and a little more. */
const lifeMs = 3_500;

const counts = () => JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8')) as RenewalCounts;

async function pages(): Promise<string[]> {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function asked(path: string) {
  const started = performance.now();
  const response = await fetch(site.origin + path);
  const text = await response.text();
  return {
    status: response.status,
    isOld: response.headers.get('x-kept-page') === 'old',
    isWhole: text.endsWith('</html>'),
    ms: performance.now() - started,
  };
}

test('every page at once, all of them old', async () => {
  // Each page is made twice.
  test.setTimeout(150_000);
  const paths = await pages();
  expect(paths.length).toBeGreaterThan(100);
  // Each is made here once.
  for (const path of paths) await asked(path);
  await expect
    .poll(() => counts().renewalsWaiting + counts().renewalsRunning, { timeout: 60_000 })
    .toBe(0);
  const before = counts().renewals;
  expect(before).toBeGreaterThan(100);
  const made = Date.now();
  await expect.poll(() => Date.now() - made, { intervals: [100] }).toBeGreaterThan(lifeMs);

  let burst = true;
  const health: number[] = [];
  const watched = (async () => {
    while (burst) health.push((await asked('/api/health')).ms);
  })();
  const answers = await Promise.all(paths.map(asked)).finally(() => {
    burst = false;
  });
  await watched;
  expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  // Given away as they were kept: what was made anew meanwhile are a few.
  expect(answers.filter(({ isOld }) => isOld).length).toBeGreaterThan(paths.length / 2);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
  expect(Math.max(...health)).toBeLessThan(1_000);
  // Afterwards they are made anew, never more than two at the same time.
  await expect.poll(() => counts().renewals - before, { timeout: 60_000 }).toBeGreaterThan(20);
  expect(counts().renewalsMost).toBeLessThanOrEqual(2);
  expect(counts().renewalsFailed).toBe(0);
});
