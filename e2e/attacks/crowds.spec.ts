/** More at once than one process can do: whoever asks for its health still hears of it. */
import type { Socket } from 'node:net';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { kindOf, enveloped } from '../support/applications';
import { startOwnSite, type OwnSite } from '../support/own-site';
import { head, heard, openSocket } from '../support/sockets';

let site: OwnSite;
let port: number;
const sockets: Socket[] = [];

// Each at a site that nobody has asked for anything: a crowd at one that is awake is answered from its cache.
test.beforeEach(async () => {
  site = await startOwnSite();
  port = Number(new URL(site.origin).port);
});
test.afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.kill();
});

const open = async (count: number, from?: (n: number) => string): Promise<Socket[]> => {
  const opened = await Promise.all(
    Array.from({ length: count }, (_, n) => openSocket(port, from?.(n))),
  );
  sockets.push(...opened);
  return opened;
};

test('the database is open before anybody can connect', async () => {
  const { rows } = await createClient({ url: `file:${site.dataDir}/backend.db` }).execute(
    'select count(*) from releases',
  );
  expect(Number(rows[0]?.[0])).toBeGreaterThan(0);
});

test('the first form after a start does not wait for two hundred idle connections', async () => {
  // Addresses without a name: looking one up takes as long as the machine's name server likes.
  const idle = await open(200, (n) => `127.0.3.${n + 1}`);
  let gone = 0;
  for (const socket of idle) void heard(socket).then(() => (gone += 1));
  const response = await fetch(`${site.origin}/api/applications/private`, {
    method: 'POST',
    body: JSON.stringify(enveloped(kindOf('private').filled())),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  expect(gone, 'idle connections given up before the answer').toBe(0);
});

test('who sends far ahead of the answers is not served, and others are', async () => {
  const ahead = await open(2);
  const answers = ahead.map((socket) =>
    heard(socket, (text) => text.split('HTTP/1.1').length > 200),
  );
  for (const socket of ahead) socket.write(`${head('GET /nowhere', port)}\r\n`.repeat(900));
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  for (const answer of answers)
    expect((await answer).split('HTTP/1.1').length).toBeLessThanOrEqual(34);
});

test('a browser that keeps its connection is answered in order', async () => {
  const [socket] = await open(1);
  if (!socket) throw new Error('No connection');
  const paths = ['/api/health', '/en', '/nowhere', '/api/server-time', '/robots.txt'];
  const answer = heard(socket, (text) => text.includes('User-Agent: *'));
  socket.write(paths.map((path) => `${head(`GET ${path}`, port)}\r\n`).join(''));
  const statuses = (await answer).match(/HTTP\/1\.1 \d{3}/g);
  expect(statuses).toEqual([200, 200, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`));
});

test('a crowd that wants pages rendered is served or told to come again', async () => {
  const crowd = await open(900);
  const answers = crowd.map((socket) => heard(socket));
  // Made for its visitor each time: no cache can answer for it.
  crowd.forEach((socket, n) =>
    socket.write(`${head(`GET /oauth?state=missing&n=${n}`, port)}Connection: close\r\n\r\n`),
  );
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  const texts = await Promise.all(answers);
  const refused = texts.filter((text) => text.startsWith('HTTP/1.1 503'));
  const served = texts.filter((text) => text.startsWith('HTTP/1.1 200'));
  const others = texts.filter((text) => !refused.includes(text) && !served.includes(text));
  expect(others).toEqual([]);
  expect(served.length).toBeGreaterThan(16);
  expect(refused.length).toBeGreaterThan(0);
  for (const text of refused) expect(text).toMatch(/^Retry-After: [1-9]/m);
  expect((await fetch(`${site.origin}/oauth?state=missing`)).status).toBe(200);
});
