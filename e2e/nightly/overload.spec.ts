/** More requests at once than one process can serve: health checks still answer, and acknowledged data is stored. */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { startSite } from '@/scripts/lib/testing/start-site.mjs';
import {
  sendApplication,
  withSubmissionMeta,
  describeKindOfSlug,
  type ApplicationHttpResponse,
  type KindFields,
} from '../support/applications/send-application';
import { changeTopAd, createUniqueText } from '../support/servers/change-content';
import type { OwnSite } from '../support/servers/own-site';
import { requestHead, readUntil, openSocket } from '../support/servers/raw-sockets';
import { runSql } from '../support/servers/database';

let site: OwnSite;
let port: number;
const sockets: Socket[] = [];

test.afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.kill();
});

/** Starts a site that had no request before, because a site with a filled cache would answer a crowd from the cache. */
async function start(settings: Record<string, string> = {}, maxOpenFiles?: number): Promise<void> {
  const siteSettings = {
    NEXT_DIST_DIR: '.next-test',
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    ...settings,
  };
  const limit = maxOpenFiles === undefined ? {} : { maxOpenFiles };
  site = await startSite(siteSettings, { isQuiet: true, allowsAnySettings: true, ...limit });
  port = Number(new URL(site.origin).port);
}

const openSockets = async (count: number, from?: (n: number) => string): Promise<Socket[]> => {
  const openedSockets = await Promise.all(
    Array.from({ length: count }, (_, n) => openSocket(port, from?.(n))),
  );
  sockets.push(...openedSockets);
  return openedSockets;
};

test('the database is open before a client can connect', async () => {
  await start();
  const { rows } = await runSql('select count(*) from releases', [], site.dataDir);
  expect(Number(rows[0]?.[0])).toBeGreaterThan(0);
});

test('the first form after a start does not wait for two hundred idle connections', async () => {
  await start();
  // Addresses without a host name: looking one up may take long.
  const idleSockets = await openSockets(200, (n) => `127.0.3.${n + 1}`);
  let closedCount = 0;
  for (const socket of idleSockets) void readUntil(socket).then(() => (closedCount += 1));
  const response = await fetch(`${site.origin}/api/applications/private`, {
    method: 'POST',
    body: JSON.stringify(withSubmissionMeta(describeKindOfSlug('private').requiredValues())),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  expect(closedCount, 'idle connections given up before the answer').toBe(0);
});

test('a client that sends requests without reading the answers is not served, while others are', async () => {
  await start();
  const firstSockets = await openSockets(2);
  const responses = firstSockets.map((socket) =>
    readUntil(socket, (text) => text.split('HTTP/1.1').length > 200),
  );
  for (const socket of firstSockets)
    socket.write(`${requestHead('GET /nowhere', port)}\r\n`.repeat(900));
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  for (const response of responses)
    expect((await response).split('HTTP/1.1').length).toBeLessThanOrEqual(34);
});

test('requests on one connection are answered in order', async () => {
  await start();
  const [socket] = await openSockets(1);
  if (!socket) throw new Error('No connection');
  const paths = ['/api/health', '/en', '/nowhere', '/api/server-time', '/robots.txt'];
  const response = readUntil(socket, (text) => text.includes('User-Agent: *'));
  socket.write(paths.map((path) => `${requestHead(`GET ${path}`, port)}\r\n`).join(''));
  const statuses = (await response).match(/HTTP\/1\.1 \d{3}/g);
  expect(statuses).toEqual([200, 200, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`));
});

test('a crowd that needs pages rendered is served or told to try again', async () => {
  await start();
  const crowdSockets = await openSockets(900);
  const responses = crowdSockets.map((socket) => readUntil(socket));
  // These pages are rendered for each visitor, so no cache can answer.
  crowdSockets.forEach((socket, n) =>
    socket.write(
      `${requestHead(`GET /oauth?state=missing&n=${n}`, port)}Connection: close\r\n\r\n`,
    ),
  );
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  const texts = await Promise.all(responses);
  const refusals = texts.filter((text) => text.startsWith('HTTP/1.1 503'));
  const servedTexts = texts.filter((text) => text.startsWith('HTTP/1.1 200'));
  const otherTexts = texts.filter(
    (text) => !refusals.includes(text) && !servedTexts.includes(text),
  );
  expect(otherTexts).toEqual([]);
  expect(servedTexts.length).toBeGreaterThan(16);
  expect(refusals.length).toBeGreaterThan(0);
  for (const text of refusals) expect(text).toMatch(/^Retry-After: [1-9]/m);
  expect((await fetch(`${site.origin}/oauth?state=missing`)).status).toBe(200);
});

interface Post {
  readonly form: KindFields & { idempotency_key: string };
  readonly ip: string;
}

const range = (length: number) => Array.from({ length }, (_, n) => n);
const kind = describeKindOfSlug('private');
const phoneOf = (n: number) => `136${String(n).padStart(8, '0')}`;
let visitorCount = 0;
const nextIp = () => `10.9.${(visitorCount += 1) >> 8}.${visitorCount & 255}`;
const createPost = (fields: KindFields, ip = nextIp()): Post => ({
  form: withSubmissionMeta({ ...kind.requiredValues(), ...fields }),
  ip,
});

/** Four hundred visitors with one form each. */
const otherVisitors = range(400).map((n) => createPost({ phone: phoneOf(n) }));
/** Twenty phones with ten forms each: five of each may pass. */
const samePhone = range(200).map((n) => createPost({ phone: phoneOf(1_000 + (n % 20)) }));
/** Two addresses with a hundred forms each: twenty of each may pass. */
const sameIp = range(200).map((n) => createPost({ phone: phoneOf(2_000 + n) }, `10.8.0.${n % 2}`));
/** Fifty forms sent four times each. */
const keys = range(50).map(() => randomUUID());
const sameKey = range(200).map((n) =>
  createPost({ phone: phoneOf(3_000 + (n % 50)), idempotency_key: keys[n % 50] }),
);
const maxAccepted = 400 + 20 * 5 + 2 * 20 + 50;
const maxDelayed = 20 * 5 + 2 * 80;

async function readRows(dataDir: string) {
  const { rows } = await runSql('select apply_no, phone from applications', [], dataDir);
  return rows.map(({ apply_no, phone }) => ({ apply_no: String(apply_no), phone: String(phone) }));
}

const tally = (names: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[String(name)] = (counts[String(name)] ?? 0) + 1;
  return counts;
};

const acknowledgedNumbers = (responses: readonly ApplicationHttpResponse[]) =>
  responses
    .filter((response) => response.status === 200)
    .map((response) => String(response.json.number));

test('a thousand forms at once', async () => {
  test.setTimeout(180_000);
  await start();
  const groups = [otherVisitors, samePhone, sameIp, sameKey];
  const [alone, phones, addresses, repeated] = await Promise.all(
    groups.map((posts) =>
      Promise.all(posts.map(({ form, ip }) => sendApplication(kind.slug, form, { ip, port }))),
    ),
  );
  const responses = [alone, phones, addresses, repeated].flatMap((group) => group ?? []);
  const statuses = tally(responses.map((response) => response.status));
  expect(responses).toHaveLength(1_000);
  expect(['200', '429', '503']).toEqual(expect.arrayContaining(Object.keys(statuses)));
  for (const { status, headers } of responses)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);

  const rows = await readRows(site.dataDir);
  const rowCounts = tally(rows.map((row) => row.apply_no));
  const numbers = new Set(acknowledgedNumbers(responses));
  expect([...numbers].filter((number) => rowCounts[number] !== 1)).toEqual([]);
  const unavailable = statuses['503'] ?? 0;
  expect(statuses['429']).toBeLessThanOrEqual(maxDelayed);
  expect(numbers.size).toBeLessThanOrEqual(maxAccepted);
  expect(numbers.size + unavailable).toBeGreaterThanOrEqual(maxAccepted);
  // Besides these, only forms that got no response may be stored.
  expect(rows.length - numbers.size).toBeLessThanOrEqual(unavailable);

  expect(Math.max(...Object.values(tally(rows.map((row) => row.phone))))).toBe(5);
  expect(acknowledgedNumbers(addresses ?? []).length).toBeLessThanOrEqual(40);
  for (const key of keys) {
    const keyResponses = (repeated ?? []).filter(
      (_, n) => sameKey[n]?.form.idempotency_key === key,
    );
    expect(new Set(acknowledgedNumbers(keyResponses)).size).toBeLessThanOrEqual(1);
  }
  expect((await fetch(`${site.origin}/api/ready`)).status).toBe(200);
  test.info().annotations.push({ type: 'answers', description: JSON.stringify(statuses) });
});

test('without free file handles the server keeps running, and serves again when there are some', async ({
  request,
}) => {
  const maxOpenFiles = 300;
  await start({}, maxOpenFiles);
  const fetchHealthStatus = async () => {
    try {
      return (await request.get(`${site.origin}/api/health`, { timeout: 2_000 })).status();
    } catch {
      return 0;
    }
  };
  for (let n = 0; n < 2 * maxOpenFiles; n += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  await expect.poll(fetchHealthStatus, { timeout: 30_000 }).toBe(0);
  for (const socket of sockets) socket.destroy();
  await expect.poll(fetchHealthStatus, { timeout: 30_000 }).toBe(200);
  expect((await request.get(`${site.origin}/en/download`)).status()).toBe(200);
  const storeResponse = await request.post(`${site.origin}/api/applications/${kind.slug}`, {
    data: withSubmissionMeta(kind.requiredValues()),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(storeResponse.status(), await storeResponse.text()).toBe(200);
});

async function fetchPagePaths(): Promise<string[]> {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function request(path: string) {
  const started = performance.now();
  const response = await fetch(site.origin + path);
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    isComplete: text.endsWith('</html>'),
    text,
    ms: performance.now() - started,
  };
}

/** Requests all pages at once, and the site's health meanwhile. */
async function requestAtOnce(paths: readonly string[]) {
  let isRunning = true;
  const health: number[] = [];
  const healthWatch = (async () => {
    while (isRunning) health.push((await request('/api/health')).ms);
  })();
  const responses = await Promise.all(paths.map((path) => request(path))).finally(() => {
    isRunning = false;
  });
  await healthWatch;
  expect(Math.max(...health)).toBeLessThan(1_000);
  return responses;
}

const failedStatuses = (responses: Awaited<ReturnType<typeof requestAtOnce>>) =>
  responses
    .filter(({ status, isComplete }) => status !== 200 || !isComplete)
    .map(({ status }) => status);

test('every page at once: not cached, stale, and after a change', async () => {
  test.setTimeout(150_000);
  await start({ CONTENT_CHECK_SECONDS: '1', CONTENT_REVALIDATE_SECONDS: '3' });
  const paths = await fetchPagePaths();
  expect(paths.length).toBeGreaterThan(100);
  // Each page has to be rendered; a visitor who would wait too long learns when to try again.
  const uncachedResponses = await requestAtOnce(paths);
  const refusals = uncachedResponses.filter(({ status }) => status === 503);
  expect(uncachedResponses.length - refusals.length).toBeGreaterThan(20);
  for (const { retryAfter } of refusals) expect(retryAfter).toBeGreaterThan(0);
  expect(new Set(failedStatuses(uncachedResponses)).size).toBeLessThanOrEqual(1);
  for (const path of paths) expect((await request(path)).status, path).toBe(200);
  const renderedAt = Date.now();
  await expect.poll(() => Date.now() - renderedAt, { intervals: [100] }).toBeGreaterThan(3_500);
  // The pages are out of date now and are sent as they are: no visitor waits while they are rendered again.
  const staleResponses = await requestAtOnce(paths);
  expect(failedStatuses(staleResponses)).toEqual([]);
  expect(Math.max(...staleResponses.map(({ ms }) => ms))).toBeLessThan(5_000);
  const text = createUniqueText();
  await changeTopAd(site.dataDir, text);
  await expect
    .poll(async () => (await request('/')).text.includes(text), { timeout: 10_000 })
    .toBe(true);
  expect(failedStatuses(await requestAtOnce(paths))).toEqual([]);
});
