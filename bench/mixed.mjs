/**
 * Ordinary, mixed traffic at a steady rate, then a rush: 200 slow readers and 1,000 forms at once, and how fast the
 * site is in the ten seconds after it, while the slow readers are still connected.
 *   [NEXT_DIST_DIR=.next] npm run bench -- mixed [seconds=120] [requests a second=50]
 * Fails on any error, on a 99th percentile above 500 ms, also in the ten seconds after the rush, and on a form of the
 * rush that is answered with neither a receipt number nor 503 with Retry-After. Loopback only.
 */
import { Agent, request as open } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { applicationOf } from './lib/application-posts.mjs';
import { visitorIp } from './lib/visitor-ip.mjs';
import { percentile, warnWhenBusy } from './lib/measuring.mjs';

const [seconds, rate] = [Number(process.argv[2] ?? 120), Number(process.argv[3] ?? 50)];
if (!(seconds > 0 && rate > 0))
  throw new Error('usage: npm run bench -- mixed [seconds] [a second]');
const limitMs = 500;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Pages that most visitors open. */
const pages = [
  '/',
  '/en',
  '/download',
  '/en/download',
  '/v6',
  '/register',
  '/news',
  '/en/partners',
];
/** Of a hundred requests, how many are of each kind; a path is drawn from the kind's list. */
const kinds = [
  { name: 'page', share: 60, paths: [...pages, '/private', '/about', '/help/video', '/en/vps'] },
  { name: 'promoter visit', share: 12, paths: ['/?promoter=abc123', '/en/download?promoter=x1'] },
  {
    name: 'call',
    share: 14,
    paths: ['/api/server-time', '/api/account/session', '/releases.json'],
  },
  { name: 'download', share: 8, paths: ['/api/download/windows', '/api/download/mac-arm'] },
  { name: 'form', share: 6, paths: ['/api/applications/private'] },
];

let visitorCount = 0;

/** @returns {Promise<{ ms: number, status: number, retryAfter: string | undefined }>} status 0: no response */
function send(origin, path, form) {
  visitorCount += 1;
  const body = form && JSON.stringify(form);
  const headers = {
    'x-forwarded-for': visitorIp(visitorCount),
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
    'accept-encoding': 'br',
    ...(body && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
    }),
  };
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status, retryAfter) =>
      resolve({ ms: performance.now() - startedAt, status, retryAfter });
    const outgoing = open(`${origin}${path}`, { agent, headers, method: body ? 'POST' : 'GET' });
    outgoing.on('response', (response) =>
      response
        .on('end', () => done(response.statusCode, response.headers['retry-after']))
        .on('error', () => done(0))
        .resume(),
    );
    outgoing.on('error', () => done(0)).end(body);
  });
}

const drawRandom = (list) => list[Math.floor(Math.random() * list.length)];

function sendNext(origin) {
  let remainder = Math.random() * 100;
  const kind = kinds.find(({ share }) => (remainder -= share) < 0) ?? kinds[0];
  const form = kind.name === 'form' ? applicationOf(visitorCount) : null;
  return send(origin, drawRandom(kind.paths), form).then((response) => ({
    ...response,
    kind: kind.name,
  }));
}

/** Starts a request whenever one is due, whether or not earlier requests are answered. */
async function sendSteadily(origin, durationSeconds) {
  const responses = [];
  const startedAt = performance.now();
  for (let n = 0; n < durationSeconds * rate; n += 1) {
    const waitMs = startedAt + (n / rate) * 1_000 - performance.now();
    if (waitMs > 0) await delay(waitMs);
    responses.push(sendNext(origin));
  }
  return Promise.all(responses);
}

const isError = ({ status }) => status === 0 || status >= 400;

function printAndCheckSummary(name, responses) {
  const times = responses.map(({ ms }) => ms);
  const errors = responses.filter(isError).length;
  console.log(
    `${name.padEnd(16)} ${String(responses.length).padStart(6)}   ${String(errors).padStart(4)} errors   ` +
      `p50 ${percentile(times, 0.5).toFixed(0)} ms   p99 ${percentile(times, 0.99).toFixed(0)} ms   longest ${Math.max(...times).toFixed(0)} ms`,
  );
  return errors === 0 && percentile(times, 0.99) <= limitMs;
}

/** Connections that request a page and read a few bytes of it now and then. @returns functions that end them */
const openSlowReaders = (origin, count) =>
  Array.from({ length: count }, () => {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    const timer = setInterval(() => socket.read(16), 500);
    return () => {
      clearInterval(timer);
      socket.destroy();
    };
  });

async function sendRush(origin) {
  const readers = openSlowReaders(origin, 200);
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => {
      const form = applicationOf(1_000_000 + n);
      return send(origin, '/api/applications/private', form);
    }),
  );
  const acceptedCount = responses.filter(({ status }) => status === 200).length;
  const refusedCount = responses.filter(
    ({ status, retryAfter }) => status === 503 && retryAfter,
  ).length;
  console.log(
    `the rush: ${acceptedCount} forms taken, ${refusedCount} told to come back, ${1_000 - acceptedCount - refusedCount} else`,
  );
  const isWithinLimitsAfterRush = printAndCheckSummary(
    'the 10 s after it, slow readers connected',
    await sendSteadily(origin, 10),
  );
  for (const end of readers) end();
  return isWithinLimitsAfterRush && acceptedCount + refusedCount === 1_000;
}

warnWhenBusy();
const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1 ::1' }, { isQuiet: true });
try {
  await sendSteadily(site.origin, 5);
  const responses = await sendSteadily(site.origin, seconds);
  for (const { name } of kinds)
    printAndCheckSummary(
      name,
      responses.filter((response) => response.kind === name),
    );
  const isWithinLimits = printAndCheckSummary('all', responses);
  process.exitCode = (await sendRush(site.origin)) && isWithinLimits ? 0 : 1;
} finally {
  agent.destroy();
  await site.stop();
}
