import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { parseHtml, textOf } from '../support/html';
import { ports } from '../support/servers';

/** Sends bytes no well-behaved client would and gives the status line of the answer. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(ports.site, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

const ask = (line: string, host = `localhost:${ports.site}`) =>
  raw(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

test.describe('the server in front (X4)', () => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'PATCH', 'BREW']) {
    test(`${method} is answered 405`, async () =>
      expect(await ask(`${method} /`)).toContain(' 405 '));
  }
  test('CONNECT is answered 405', async () =>
    expect(await ask('CONNECT evil.example:443')).toContain(' 405 '));
  test('absolute-form targets are refused', async () =>
    expect(await ask('GET http://other.example/x')).toContain(' 400 '));
  test('a target of two slashes is refused', async () =>
    expect(await ask('GET //evil.example/%2e%2e')).toContain(' 400 '));
  for (const host of ['evil.example', `evil.example:${ports.site}`, 'localhost.evil.example', '']) {
    test(`Host "${host}" is refused`, async () =>
      expect(await ask('GET /', host)).toContain(' 400 '));
  }
  for (const host of ['localhost', `127.0.0.1:${ports.site}`, `[::1]:${ports.site}`]) {
    test(`Host "${host}" is listed`, async () =>
      expect(await ask('GET /api/health', host)).toContain(' 200 '));
  }
});

test('every answer carries the headers of an A+ and tells nothing of the machinery', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/en/download',
    '/nowhere',
    '/unsupported',
    '/api/health',
    '/api/download/windows',
    '/robots.txt',
    '/favicon.ico',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a script travels with the headers a script heeds, and no others', async ({ request }) => {
  const [script = ''] =
    /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers[name], name).toBeUndefined();
});

test('health and readiness', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/api/ready')).json()).toEqual({
    status: 'ready',
    database: 'ok',
    upstream: 'ok',
    disk: 'ok',
    redis: 'unused',
  });
});

for (const [path, heading] of [
  ['/nowhere', '没有找到这个页面'],
  ['/en/no/where', 'Page not found'],
] as const)
  test(`${path} is a 404 full of HTML, in its language, kept by no cache`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([
      404,
      'private, no-store',
    ]);
    const tree = await parseHtml(await response.text());
    expect(textOf(tree.querySelector('h1'))).toBe(heading);
    expect(tree.querySelector('body footer')).not.toBeNull();
  });
