/** A crowd that asks for everything at once, cold, stale or after a change, stalls nobody: rendering is bounded. */
import { expect, test } from '@playwright/test';
import { changeInSqlite, dataFolder, newText, removeFolders } from '../support/changed-content';
import { startOwnSite, type OwnSite } from '../support/own-site';

let site: OwnSite;
let DATA_DIR: string;
test.beforeAll(async () => {
  DATA_DIR = await dataFolder();
  const settings = { DATA_DIR, CONTENT_CHECK_SECONDS: '1', CONTENT_REVALIDATE_SECONDS: '3' };
  site = await startOwnSite(settings, { anySettings: true });
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR]);
});

async function pages(): Promise<string[]> {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function ask(path: string, method: 'GET' | 'HEAD' = 'GET') {
  const started = performance.now();
  const response = await fetch(site.origin + path, { method });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    isWhole: text.endsWith('</html>'),
    text,
    ms: performance.now() - started,
  };
}

/** All pages at once, and the site's health meanwhile. */
async function burst(paths: readonly string[], method: 'GET' | 'HEAD' = 'GET') {
  let going = true;
  const health: number[] = [];
  const watched = (async () => {
    while (going) health.push((await ask('/api/health')).ms);
  })();
  const answers = await Promise.all(paths.map((path) => ask(path, method))).finally(() => {
    going = false;
  });
  await watched;
  expect(Math.max(...health)).toBeLessThan(1_000);
  return answers;
}

const wrong = (answers: Awaited<ReturnType<typeof burst>>) =>
  answers.filter(({ status, isWhole }) => status !== 200 || !isWhole).map(({ status }) => status);

test('every page at once: cold, past its time, and after a change', async () => {
  test.setTimeout(150_000);
  const paths = await pages();
  expect(paths.length).toBeGreaterThan(100);
  // Each has to be rendered: whoever would wait too long is told when to come again.
  const cold = await burst(paths);
  const refused = cold.filter(({ status }) => status === 503);
  expect(cold.length - refused.length).toBeGreaterThan(20);
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0);
  expect(new Set(wrong(cold)).size).toBeLessThanOrEqual(1);
  for (const path of paths) expect((await ask(path)).status, path).toBe(200);
  const rendered = Date.now();
  await expect.poll(() => Date.now() - rendered, { intervals: [100] }).toBeGreaterThan(3_500);
  // Sent as they are: nobody waits while they are rendered again.
  const stale = await burst(paths);
  expect(wrong(stale)).toEqual([]);
  expect(Math.max(...stale.map(({ ms }) => ms))).toBeLessThan(5_000);
  const text = newText();
  await changeInSqlite(DATA_DIR, text);
  await expect
    .poll(async () => (await ask('/')).text.includes(text), { timeout: 10_000 })
    .toBe(true);
  expect(wrong(await burst(paths))).toEqual([]);
});

test('two hundred addresses nobody has cost no rendering at all', async () => {
  // Without bodies: unpacking them would keep the one that asks busy, not the site.
  const nowhere = Array.from({ length: 200 }, (_, n) => `/en/nobody-${n}`);
  const answers = await burst(nowhere, 'HEAD');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_000);
});
