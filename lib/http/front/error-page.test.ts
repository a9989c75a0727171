import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withErrorPage, type Handler } from './error-page';
import { withoutInternalHeaders } from './internal-headers';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
for (const [locale, text] of [
  ['zh-CN', '页面暂时打不开'],
  ['en-US', 'cannot be shown'],
] as const) {
  mkdirSync(join(dist, 'server', 'app', locale), { recursive: true });
  writeFileSync(
    join(dist, 'server', 'app', locale, 'server-error.html'),
    `<h1>${text}</h1><script>a()</script>`,
  );
}
writeFileSync(join(dist, 'csp-policy.txt'), "script-src 'self' {hashes}");

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function ask(handler: Handler, path: string, method = 'GET'): Promise<Response> {
  const wrapped = withErrorPage(withoutInternalHeaders(handler), dist);
  server = createServer((request, response) => void wrapped(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
}

const broken: [string, Handler][] = [
  [
    'a status set and a body ended',
    async (_, response) =>
      void Object.assign(response, { statusCode: 500 }).end('Internal Server Error'),
  ],
  [
    'a head written',
    async (_, response) =>
      void response.writeHead(500, { 'Content-Encoding': 'gzip', ETag: 'x' }).end('shell'),
  ],
  [
    'a body in pieces',
    async (_, response) => {
      response.statusCode = 500;
      response.write('<html');
      response.write('>');
      response.end();
    },
  ],
  ['an exception', () => Promise.reject(new Error('boom'))],
];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each(broken)('a page that fails by %s', (_, handler) => {
  it.each([
    ['/download', '页面暂时打不开'],
    ['/en', 'cannot be shown'],
    ['/en/vps?x=1', 'cannot be shown'],
    ['/english', '页面暂时打不开'],
  ])('answers %s with the whole error page of its language', async (path, text) => {
    const response = await ask(handler, path);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(/^script-src 'self' 'sha256-/);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain(text);
  });
});

it('sends no body for HEAD', async () => {
  const response = await ask(broken[0]![1], '/', 'HEAD');
  expect([response.status, await response.text()]).toEqual([500, '']);
});

it.each(['/api/x', '/files/v5/a.exe', '/_next/x.js'])('leaves %s its own answer', async (path) => {
  const response = await ask(broken[0]![1], path);
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
});

it('leaves a good page alone', async () => {
  const response = await ask(
    async (_, answer) => void answer.writeHead(404, { ETag: 'x' }).end('other'),
    '/',
  );
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    404,
    'x',
    'other',
  ]);
});

it('gives a file its length back', async () => {
  const file: Handler = async (_, answer) => {
    answer.setHeader('x-file-length', '3');
    answer.write('abc');
    answer.end();
  };
  const response = await ask(file, '/files/v5/a.exe');
  expect([
    response.headers.get('content-length'),
    response.headers.get('x-file-length'),
    await response.text(),
  ]).toEqual(['3', null, 'abc']);
});
