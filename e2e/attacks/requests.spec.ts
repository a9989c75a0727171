/** Requests that no page of this site sends, and the answer each gets before anything acts on it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ports, siteLog } from '../support/servers';
import { head, heard, openSocket, statusOf } from '../support/sockets';

const close = 'Connection: close\r\n\r\n';

for (const path of ['/', '/en/download', '/register', '/nowhere', '/files/x.exe', '/robots.txt'])
  test(`POST ${path} is answered 405 before a byte of its body`, async () => {
    const socket = await openSocket();
    const answer = heard(socket, (text) => text.includes('\r\n\r\n'));
    socket.write(`${head(`POST ${path}`)}Content-Length: 10000000\r\n\r\n`);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 405 /);
    expect(text).toMatch(/^Allow: GET, HEAD, OPTIONS\r$/im);
  });

test('a sender that asks whether to go on is told no', async () => {
  const socket = await openSocket();
  const answer = heard(socket, (text) => text.includes('\r\n\r\n'));
  socket.write(`${head('POST /')}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1\.1 405 /);
});

test('a sender that asks whether to go on with a form is told yes', async () => {
  const socket = await openSocket();
  const answer = heard(socket, (text) => /HTTP\/1\.1 [2-5]/.test(text.slice(8)));
  socket.write(
    `${head('POST /api/log')}Content-Length: 2\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n\r\n`,
  );
  socket.once('data', () => socket.write('{}'));
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 403 /);
});

test('a refused body is thrown away, and an endless one cut off', async () => {
  const socket = await openSocket();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  socket.write(`${head('POST /')}Content-Length: 100000000\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024);
  let sent = 0;
  const more = () => {
    while (!socket.destroyed && sent < 100_000_000 && socket.write(chunk)) sent += chunk.length;
  };
  socket.on('drain', more);
  more();
  await closed;
  expect(sent).toBeLessThan(50_000_000);
});

test('a head that never ends is given twenty seconds', async () => {
  const socket = await openSocket();
  const answer = heard(socket);
  socket.write(head('GET /'));
  // Node's own limit is a minute.
  const late = new Promise<string>((resolve) => setTimeout(resolve, 45_000, 'nothing yet'));
  expect(await Promise.race([answer, late])).toMatch(/^HTTP\/1\.1 408 /);
});

test('a Server Action is refused in silence', async () => {
  const before = readFileSync(siteLog, 'utf8').length;
  for (const line of ['POST /', 'GET /en', 'POST /api/log'])
    expect(
      await statusOf(`${head(line)}Next-Action: 4089adc\r\nContent-Length: 0\r\n${close}`),
    ).toBe(line === 'POST /' ? 405 : 400);
  expect(readFileSync(siteLog, 'utf8').slice(before)).not.toMatch(/Server Action/i);
});

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
    test(`${method} ${path} cannot be decoded: 400`, async () =>
      expect(await statusOf(`${head(`${method} ${path}`)}Content-Length: 0\r\n${close}`)).toBe(
        400,
      ));

test('two Host headers are one too many', async () => {
  for (const second of [`localhost:${ports.site}`, 'evil.example'])
    expect(await statusOf(`${head('GET /api/health')}Host: ${second}\r\n${close}`)).toBe(400);
});

test('an address that only begins like a file goes the way of pages', async ({ request }) => {
  for (const path of ['/favicon.x/y', '/logo.svg/more', '/favicon.icon', '/apple-touch-icon.x']) {
    const response = await request.get(`${path}?promoter=abc123`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
    expect(response.headers()['set-cookie'], path).toContain('promoter=abc123');
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/logo.svg', '/apple-touch-icon.png']) {
    const response = await request.get(`${path}?promoter=abc123`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});

for (const protocol of ['websocket', 'h2c', 'TLS/1.0'])
  test(`an Upgrade to ${protocol} is answered in HTTP/1.1`, async () => {
    const upgrade = `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`;
    // The second request finds whatever the first has set up.
    for (const path of ['/api/health', '/', '/api/health'])
      expect(await statusOf(`${head(`GET ${path}`)}${upgrade}`)).toBe(200);
  });

test('OPTIONS names what an address takes', async ({ request }) => {
  for (const [path, allow] of [
    ['/', 'GET, HEAD, OPTIONS'],
    ['/api/log', 'POST, OPTIONS'],
  ] as const) {
    const response = await request.fetch(path, { method: 'OPTIONS' });
    expect([response.status(), response.headers().allow]).toEqual([204, allow]);
  }
});

test('no answer tells where a request was sent inside, with its query', async ({ request }) => {
  for (const path of ['/oauth?token=MARKED', '/nowhere?x=MARKED', '/en/download?promoter=MARKED']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headersArray().filter(({ name }) => !/^set-cookie$/i.test(name));
    expect(JSON.stringify(headers), path).not.toMatch(/MARKED|x-middleware/i);
  }
});

test('a state of the router that cannot be read is none', async ({ request }) => {
  for (const path of ['/en/download', '/nowhere', '/oauth?state=missing', '/status'])
    for (const state of ['%5B', '%5B%5D', '{}', 'x', '%5B1%2C2%5D']) {
      const headers = { RSC: '1', 'Next-Router-State-Tree': state };
      const response = await request.get(path, { headers });
      expect(response.status(), `${path} ${state}`).toBe(path === '/nowhere' ? 404 : 200);
    }
});

test('a range of a file of the build is answered as it was asked', async ({ request }) => {
  const whole = await request.get('/favicon.ico');
  const size = (await whole.body()).length;
  for (const [range, status, part] of [
    ['bytes=0-9', 206, `bytes 0-9/${size}`],
    [`bytes=${size}-`, 416, `bytes */${size}`],
    ['bytes=9-0', 200, undefined],
    ['pages=1', 200, undefined],
  ] as const) {
    const response = await request.get('/favicon.ico', {
      headers: { Range: range, 'Accept-Encoding': 'identity' },
    });
    expect([response.status(), response.headers()['content-range']], range).toEqual([status, part]);
  }
});
