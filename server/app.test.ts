/** The order of the layers: the first five tests fail when the two layers they name change places. */
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { trustedProxies } from '../client-address';
import { createDrain } from './drain';
import type { Handler } from './error-page';
import { front } from './front';

const dist = mkdtempSync(join(tmpdir(), 'front-'));
for (const locale of ['zh-CN', 'en-US']) {
  mkdirSync(join(dist, 'server', 'app', locale), { recursive: true });
  writeFileSync(join(dist, 'server', 'app', locale, 'server-error.html'), `error page ${locale}`);
}

let server: Server;
let startDraining: () => void;

beforeEach(() => {
  // No moment passes by itself: what is kept stays, what waits waits. The network has clocks of its own.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function serve(handle: Handler): Promise<void> {
  const drain = createDrain(60);
  const options = { origin: 'http://site.test', proxies: trustedProxies('127.0.0.1'), dist };
  server = createServer(front(handle, { ...options, drain })).listen(0, '127.0.0.1');
  const signals = new EventEmitter();
  startDraining = () => void signals.emit('SIGTERM');
  drain.watch(() => undefined, signals);
  drain.on(server);
  await once(server, 'listening');
}

const port = () => (server.address() as AddressInfo).port;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const all = { host: 'site.test', 'user-agent': 'Chrome/142.0', ...headers };
    const options = { port: port(), host: '127.0.0.1', path, method, headers: all };
    const request = httpRequest(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    request.on('error', reject).end();
  });

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A handler of two parts: a cacheable page at once, and requests with `hold` in their address when the test says so. */
function site() {
  const rendered: string[] = [];
  const held: (() => void)[] = [];
  let open = false;
  const handle: Handler = async (request, response) => {
    rendered.push(request.url ?? '');
    if (request.url?.includes('hold') && !open)
      await new Promise<void>((resolve) => held.push(resolve));
    response.setHeader('Cache-Control', 's-maxage=300');
    response.end(`page ${request.url}`);
  };
  const release = () => {
    open = true;
    for (const go of held) go();
  };
  return { handle, rendered, release };
}

it('one at a time, then draining: whether the site drains is asked when a request’s turn comes', async () => {
  const { handle, rendered, release } = site();
  await serve(handle);
  const socket = connect(port(), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const head = 'HTTP/1.1\r\nHost: site.test\r\n\r\n';
  socket.write(`GET /api/echo?hold ${head}GET /api/ready ${head}`);
  while (rendered.length === 0) await setImmediate();
  startDraining();
  release();
  await once(socket, 'close');
  expect(rendered).toEqual(['/api/echo?hold']);
  expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 503 [^]*{"status":"draining"}/);
});

it('draining, then the guard: what is refused meanwhile ends its connection as well', async () => {
  const { handle, rendered } = site();
  await serve(handle);
  const refusals = async () => [
    await ask('/download', {}, 'POST'),
    await ask('/download', {}, 'OPTIONS'),
    await ask('/download', { host: 'evil.test' }),
  ];
  const before = await refusals();
  expect(before.map(({ status }) => status)).toEqual([405, 204, 400]);
  expect(before.map(({ headers }) => headers.connection)).toEqual([
    'keep-alive',
    'keep-alive',
    'close',
  ]);
  startDraining();
  const meanwhile = await refusals();
  expect(meanwhile.map(({ status }) => status)).toEqual([405, 204, 400]);
  expect(meanwhile.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close']);
  expect(rendered).toEqual([]);
});

it('the guard, then kept pages: a kept page is not for every request, and has each visitor’s id', async () => {
  const { handle, rendered } = site();
  await serve(handle);
  const [first, second] = [await ask('/download'), await ask('/download')];
  expect([first.body, second.body]).toEqual(['page /download', 'page /download']);
  expect(rendered).toEqual(['/download']);
  expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect((await ask('/download', { host: 'evil.test' })).status).toBe(400);
  expect((await ask('/download', { 'next-action': 'x' })).status).toBe(400);
});

it('kept pages, then the line: a kept page needs no turn, and a refusal for want of one is not kept', async () => {
  const { handle, release } = site();
  await serve(handle);
  await ask('/');
  // More than one address may have in work and waiting: the first answer is the refusal of the one too many.
  const crowd = Array.from({ length: 12 + 256 + 1 }, () => ask('/en?_hold', from('192.0.2.1')));
  expect((await Promise.any(crowd)).status).toBe(503);
  const kept = await ask('/', from('192.0.2.1'));
  expect([kept.status, kept.body]).toEqual([200, 'page /']);
  expect((await ask('/download', from('192.0.2.1'))).status).toBe(503);
  const other = await ask('/download', from('192.0.2.2'));
  expect([other.status, other.body]).toEqual([200, 'page /download']);
  release();
  await Promise.all(crowd);
});

it('the line, then the error page: a page that fails after its turn is over still answers', async () => {
  let fail: (() => void) | undefined;
  await serve(() => new Promise((_, reject) => (fail = () => reject(new Error('boom')))));
  const answer = ask('/en?x=1');
  while (!fail) await setImmediate();
  jest.advanceTimersByTime(10_000);
  // The turn ends in promises that settle before this does.
  await setImmediate();
  fail();
  const { status, body } = await answer;
  expect([status, body]).toEqual([500, 'error page en-US']);
});

it.each<[string, Handler]>([
  ['an exception', () => Promise.reject(new Error('boom'))],
  ['a head and a body', async (_, response) => void response.writeHead(500).end('shell')],
  [
    'a body in pieces',
    async (_, response) => {
      response.statusCode = 500;
      response.write('she');
      response.end('ll');
    },
  ],
])(
  'error pages behind kept pages: %s is seen as an error page, and not kept',
  async (_, broken) => {
    let works = false;
    await serve((request, response) => {
      if (!works) return broken(request, response);
      response.setHeader('Cache-Control', 's-maxage=300');
      response.end('works');
      return Promise.resolve();
    });
    const failed = await ask('/en');
    expect([failed.status, failed.body]).toEqual([500, 'error page en-US']);
    expect(failed.headers['content-length']).toBe(String('error page en-US'.length));
    works = true;
    expect((await ask('/en')).body).toBe('works');
  },
);

it.each([
  ['a kept page', '/download', 200],
  ['a page with a query', '/download?x=1', 200],
  ['a handler', '/api/echo', 200],
  ['an error page', '/en?_fails', 500],
  ['a failing handler', '/api/echo?fails', 500],
])('internal headers end in front of Next: %s', async (_, path, status) => {
  await serve(async (request, response) => {
    response.setHeader('X-Middleware-Rewrite', '/secret');
    response.setHeader('Cache-Control', 's-maxage=300');
    const failing = request.url?.endsWith('fails');
    response.writeHead(failing ? 500 : 200, { 'x-middleware-next': '1' }).end('text');
  });
  for (const visitor of ['first', 'second']) {
    const answer = await ask(path);
    const inner = Object.keys(answer.headers).filter((name) => name.startsWith('x-middleware'));
    expect([visitor, answer.status, inner]).toEqual([visitor, status, []]);
  }
});

it('gives a file its length, and no error page', async () => {
  await serve(async (_, response) => {
    response.setHeader('X-File-Length', '4');
    response.write('file');
    response.end();
  });
  const { headers, body } = await ask('/files/v5/a.exe');
  expect([headers['content-length'], headers['x-file-length'], body]).toEqual([
    '4',
    undefined,
    'file',
  ]);
});
