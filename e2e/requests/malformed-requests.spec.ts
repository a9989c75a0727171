/** Malformed requests, sent as bytes: the server in front answers each of them before any handler runs (X4). */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLoginToken } from '../support/accounts/desktop-sign-in';
import { isNightly } from '../support/nightly';
import { ports, siteLogFile } from '../support/servers/ports-and-folders';
import { requestHead, readUntil, openSocket, fetchStatus } from '../support/servers/raw-sockets';

const closingLines = 'Connection: close\r\n\r\n';
const send = (requestLine: string, host = `localhost:${ports.site}`) =>
  fetchStatus(`${requestLine} HTTP/1.1\r\nHost: ${host}\r\n${closingLines}`);

test('unsupported methods are answered 405, and OPTIONS lists the supported ones', async ({
  request,
}) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'PATCH', 'BREW'])
    expect(await send(`${method} /`), method).toBe(405);
  expect(await send('CONNECT evil.example:443')).toBe(405);
  for (const [path, allow] of [
    ['/', 'GET, HEAD, OPTIONS'],
    ['/api/log', 'POST, OPTIONS'],
  ] as const) {
    const response = await request.fetch(path, { method: 'OPTIONS' });
    expect([response.status(), response.headers().allow]).toEqual([204, allow]);
  }
});

test('targets that are no path, or cannot be decoded, are refused', async () => {
  expect(await send('GET http://other.example/x')).toBe(400);
  expect(await send('GET //evil.example/%2e%2e')).toBe(400);
  for (const path of [
    '/files/%ff',
    '/api/download/%ff',
    '/api/applications/%zz',
    '/api/oauth/%ff',
    '/logo.%ff',
    '/%',
    '/en/%e4%b8',
    '/x%00y',
    '/_next/static/%ff',
  ])
    for (const method of ['GET', 'POST'])
      expect(
        await fetchStatus(
          `${requestHead(`${method} ${path}`)}Content-Length: 0\r\n${closingLines}`,
        ),
        `${method} ${path}`,
      ).toBe(400);
});

test('a Host that is not listed, or a second one, is refused', async () => {
  for (const host of ['evil.example', `evil.example:${ports.site}`, 'localhost.evil.example', ''])
    expect(await send('GET /', host), host).toBe(400);
  for (const host of ['localhost', `127.0.0.1:${ports.site}`, `[::1]:${ports.site}`])
    expect(await send('GET /api/health', host), host).toBe(200);
  for (const second of [`localhost:${ports.site}`, 'evil.example'])
    expect(
      await fetchStatus(`${requestHead('GET /api/health')}Host: ${second}\r\n${closingLines}`),
    ).toBe(400);
});

test('POST to a page is answered 405 before a byte of its body', async () => {
  for (const path of [
    '/',
    '/en/download',
    '/register',
    '/nowhere',
    '/files/x.exe',
    '/robots.txt',
  ]) {
    const socket = await openSocket();
    const response = readUntil(socket, (text) => text.includes('\r\n\r\n'));
    socket.write(`${requestHead(`POST ${path}`)}Content-Length: 10000000\r\n\r\n`);
    const text = await response;
    expect(text, path).toMatch(/^HTTP\/1\.1 405 /);
    expect(text, path).toMatch(/^Allow: GET, HEAD, OPTIONS\r$/im);
  }
});

test('Expect: 100-continue is refused for pages, and accepted for a form', async () => {
  const [page, form] = [await openSocket(), await openSocket()];
  const refusal = readUntil(page, (text) => text.includes('\r\n\r\n'));
  page.write(`${requestHead('POST /')}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n`);
  expect(await refusal).toMatch(/^HTTP\/1\.1 405 /);
  const response = readUntil(form, (text) => /HTTP\/1\.1 [2-5]/.test(text.slice(8)));
  form.write(
    `${requestHead('POST /api/log')}Content-Length: 2\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n\r\n`,
  );
  form.once('data', () => form.write('{}'));
  expect(await response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 403 /);
});

test('a refused body is discarded, and an endless one cut off', async () => {
  const socket = await openSocket();
  const closeEvent = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  socket.write(`${requestHead('POST /')}Content-Length: 100000000\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024);
  let sentBytes = 0;
  const sendMore = () => {
    while (!socket.destroyed && sentBytes < 100_000_000 && socket.write(chunk))
      sentBytes += chunk.length;
  };
  socket.on('drain', sendMore);
  sendMore();
  await closeEvent;
  expect(sentBytes).toBeLessThan(50_000_000);
});

test('a body that never arrives is waited for fifteen seconds, on every path', async () => {
  // This also applies to bodies of refused requests and to bodies that no handler reads, because each holds a
  // connection.
  const heads = [
    'POST /api/applications/private',
    'POST /api/account/code',
    'POST /api/applications/no-such-form',
    'GET /',
    'POST /',
    'GET /api/health',
  ];
  const durations = heads.map(async (requestLine) => {
    const socket = await openSocket();
    const startMs = Date.now();
    const closeEvent = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    socket.write(
      `${requestHead(requestLine)}Sec-Fetch-Site: same-origin\r\nContent-Length: 10\r\n\r\n{`,
    );
    await closeEvent;
    return Date.now() - startMs;
  });
  for (const durationMs of await Promise.all(durations)) expect(durationMs).toBeLessThan(20_000);
});

test('an Upgrade request is answered in HTTP/1.1', async () => {
  for (const protocol of ['websocket', 'h2c', 'TLS/1.0']) {
    const upgrade = `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`;
    // The second request runs with whatever the first one has set up.
    for (const path of ['/api/health', '/', '/api/health'])
      expect(await fetchStatus(`${requestHead(`GET ${path}`)}${upgrade}`), protocol).toBe(200);
  }
});

test('a router state that cannot be parsed is ignored', async ({ request }) => {
  for (const path of ['/en/download', '/nowhere', '/oauth?state=missing', '/status'])
    for (const state of ['%5B', '%5B%5D', '{}', 'x', '%5B1%2C2%5D']) {
      const headers = { RSC: '1', 'Next-Router-State-Tree': state };
      const response = await request.get(path, { headers });
      expect(response.status(), `${path} ${state}`).toBe(path === '/nowhere' ? 404 : 200);
    }
});

if (isNightly)
  test('headers that never end are waited for fifteen seconds', async () => {
    const socket = await openSocket();
    const response = readUntil(socket);
    socket.write(requestHead('GET /'));
    // Node's own limit is a minute.
    const timeout = new Promise<string>((resolve) => setTimeout(resolve, 45_000, 'nothing yet'));
    expect(await Promise.race([response, timeout])).toMatch(/^HTTP\/1\.1 408 /);
  });

test('the log contains no tokens and no full addresses, and a Server Action is refused without a log line', async ({
  request,
}) => {
  const token = await createLoginToken();
  for (const method of ['HEAD', 'GET'])
    await request.fetch(`/oauth?token=${token}&target=/download`, { method, maxRedirects: 0 });
  const address = '93.184.216.77';
  for (const site of ['same-origin', 'cross-site']) {
    const headers = { 'x-forwarded-for': address, 'sec-fetch-site': site };
    await request.get('/api/echo', { headers });
  }
  for (const line of ['POST /', 'GET /en', 'POST /api/log'])
    expect(
      await fetchStatus(
        `${requestHead(line)}Next-Action: 4089adc\r\nContent-Length: 0\r\n${closingLines}`,
      ),
    ).toBe(line === 'POST /' ? 405 : 400);
  const log = readFileSync(siteLogFile, 'utf8');
  expect(log).not.toContain(token);
  expect(log).not.toContain(address);
  expect(log).not.toMatch(/Server Action/i);
});
