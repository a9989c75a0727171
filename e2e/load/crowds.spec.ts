/** Many page requests and large bodies at once (F3) delay no other visitor. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@playwright/test';
import { createIp } from '../support/visitors/visitor';
import {
  sendWithScreenshot,
  withSubmissionMeta,
  describeKindOfSlug,
  sendRaw,
} from '../support/applications/send-application';
import { isNightly } from '../support/nightly';
import { startOwnSite, type OwnSite } from '../support/servers/own-site';

// These tests measure how long other visitors wait. So they run one after the other, and with their own site, which had
// no request before.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
let port: number;
test.beforeAll(async () => {
  site = await startOwnSite();
  port = Number(new URL(site.origin).port);
});
test.afterAll(() => site.kill());

/** A separate thread that requests the health check again and again, and reports the longest wait when it is ended. */
const healthCheckThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  let [worst, ended] = [0, false];
  parentPort.once('message', () => { ended = true; });
  (async () => {
    while (!ended) {
      const started = performance.now();
      const { status } = await fetch(workerData);
      worst = Math.max(worst, status === 200 ? performance.now() - started : Infinity);
    }
    parentPort.postMessage(worst);
  })();
`;

/** Milliseconds the action took, and the longest wait for /api/health meanwhile. */
async function measureWaits(action: Promise<unknown>) {
  const asker = new Worker(healthCheckThread, {
    eval: true,
    workerData: `${site.origin}/api/health`,
  });
  const startMs = performance.now();
  await action;
  const totalMs = performance.now() - startMs;
  asker.postMessage('enough');
  const [longestMs] = (await once(asker, 'message')) as [number];
  await asker.terminate();
  return { longestMs, totalMs };
}

/** The longest wait for /api/health, in milliseconds, while other work was done. */
const measureLongestWait = async (action: Promise<unknown>) =>
  (await measureWaits(action)).longestMs;

/** Milliseconds the health check may wait: twice what the slowest case takes on two slow cores. */
const maxWaitMs = 5_000;

test('every page at once, not cached: served completely, or told when to try again', async () => {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(100);
  const crowd = Promise.all(
    paths.map(async (path) => {
      const response = await fetch(site.origin + path);
      const isComplete = (await response.text()).endsWith('</html>');
      const retryAfter = Number(response.headers.get('retry-after'));
      return { status: response.status, retryAfter, isComplete };
    }),
  );
  // Without a limit on renderings the health check waits for nearly all renderings.
  const { longestMs, totalMs } = await measureWaits(crowd);
  expect(longestMs).toBeLessThan(totalMs / 2);
  const responses = await crowd;
  const servedResponses = responses.filter(
    ({ status, isComplete }) => status === 200 && isComplete,
  );
  const refusals = responses.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  expect(servedResponses.length + refusals.length).toBe(responses.length);
  expect(servedResponses.length).toBeGreaterThan(20);
});

test('two hundred unknown paths cause no rendering', async () => {
  // Bodies are not decompressed, which would delay the test, not the site.
  const started = performance.now();
  const crowd = Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { status } = await fetch(`${site.origin}/en/unknown-${n}`, { method: 'HEAD' });
      return [status, performance.now() - started] as const;
    }),
  );
  expect(await measureLongestWait(crowd)).toBeLessThan(maxWaitMs);
  for (const [status, ms] of await crowd) {
    expect(status).toBe(404);
    expect(ms).toBeLessThan(maxWaitMs);
  }
});

const nestedJson = (open: number) => `{"a":${'['.repeat(open)}`;
const closedJson = (open: number) => `${nestedJson(open)}${']'.repeat(open)}}`;

test('2.8 MB of brackets are refused unread, and no request waits for them', async () => {
  const bodies = [
    nestedJson(2_800_000),
    closedJson(1_400_000),
    JSON.stringify({ a: 'x'.repeat(2_800_000) }),
  ];
  const flood = Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const response = await sendRaw('feedback', bodies[n % 3] ?? '', {
        port,
        isChunked: n % 2 === 0,
      });
      expect(response.status).toBe(413);
    }),
  );
  expect(await measureLongestWait(flood)).toBeLessThan(maxWaitMs);
});

test('60 KB of brackets are refused before they are parsed', async () => {
  for (const body of [nestedJson(60_000), closedJson(30_000), closedJson(17)]) {
    const response = await sendRaw('feedback', body, { port });
    expect([response.status, response.json.reason]).toEqual([400, 'other']);
  }
  const form = withSubmissionMeta(describeKindOfSlug('feedback').requiredValues());
  expect((await sendRaw('feedback', JSON.stringify(form), { port })).status).toBe(200);
});

test('brackets next to a picture are refused as well', async () => {
  const picture = Buffer.alloc(2 * 1024 * 1024, '[');
  const flood = Promise.all(
    Array.from({ length: 8 }, async () => {
      const form = withSubmissionMeta({ a: JSON.parse(closedJson(20)) as unknown });
      expect([400, 503]).toContain((await sendWithScreenshot(form, picture, { port })).status);
    }),
  );
  expect(await measureLongestWait(flood)).toBeLessThan(maxWaitMs);
});

test('the site keeps answering during 200 bodies of 60 KB at once from one IP', async () => {
  const ip = createIp();
  const flood = Promise.all(
    Array.from({ length: 200 }, () => sendRaw('private', closedJson(29_000), { port, ip })),
  );
  expect(await measureLongestWait(flood)).toBeLessThan(maxWaitMs);
  const statuses = new Set((await flood).map((response) => response.status));
  expect([400, 503]).toEqual(expect.arrayContaining([...statuses]));
});

interface SlowRequest {
  readonly socket: Socket;
  /** The status of the answer; '' when the connection ended without an answer. */
  readonly status: Promise<string>;
}

const head = (ip: string, length: number) =>
  [
    'POST /api/applications/feedback HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: ${ip}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Announces a body and sends only its first bytes. */
function sendSlowly(ip: string): SlowRequest {
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head(ip, 60_000)}{"a":`));
  const status = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(/HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1] ?? ''));
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });
  return { socket, status };
}

test('200 bodies that arrive slowly delay only their senders', async () => {
  const ip = createIp();
  const slowRequests = Array.from({ length: 200 }, () => sendSlowly(ip));
  const firstStatus = await Promise.race(slowRequests.map(({ status }) => status));
  expect(firstStatus).toBe('503');
  expect(await measureLongestWait(sendRaw('private', '{}', { port }))).toBeLessThan(maxWaitMs);
  // Another IP is served at once; no request had to wait for the slow requests.
  const form = withSubmissionMeta(describeKindOfSlug('feedback').requiredValues());
  expect((await sendRaw('feedback', JSON.stringify(form), { port })).status).toBe(200);
  // After fifteen seconds the slow requests are ended, which only the nightly run waits for.
  if (isNightly) {
    const statuses = await Promise.all(slowRequests.map(({ status }) => status));
    const countOf = (status: string) => statuses.filter((response) => response === status).length;
    expect({ late: countOf('408'), refused: countOf('503') }).toEqual({ late: 16, refused: 184 });
  }
  for (const { socket } of slowRequests) socket.destroy();
});

test('the 601st write of a minute is refused although its body never arrives', async () => {
  const ip = createIp();
  for (let n = 0; n < 600; n += 1)
    expect((await sendRaw('feedback', '{}', { port, ip })).status).toBe(422);
  const lastRequest = sendSlowly(ip);
  expect(await lastRequest.status).toBe('429');
  lastRequest.socket.destroy();
  // A plain form counts too.
  const form = { method: 'POST', body: new URLSearchParams({ locale: 'en-US' }) };
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ip };
  for (const path of ['/api/attribution/clear', '/api/oauth/switch']) {
    const response = await fetch(`${site.origin}${path}`, { ...form, headers, redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 429]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
