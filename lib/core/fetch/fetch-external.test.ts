import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fetchExternal } from './fetch-external';

let server: Server;
let origin: string;
let behave: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

beforeAll(async () => {
  server = createServer((request, response) => void behave(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('sends method, headers and body unchanged, and returns the response unchanged', async () => {
  behave = async (request, response) => {
    const { method, url, headers } = request;
    const { accept, 'content-type': type, 'content-length': length } = headers;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(201, { 'x-kind': 'echo' });
    response.end(JSON.stringify({ method, url, accept, type, length, body: await text(request) }));
  };
  const body = new URLSearchParams({ data: '超级' });
  const request = new Request(`${origin}/a?b=c`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  });
  const response = await fetchExternal(request);
  expect([response.status, response.headers.get('x-kind')]).toEqual([201, 'echo']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/a?b=c',
    accept: 'application/json',
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    length: String(body.toString().length),
    body: body.toString(),
  });
});

it.each([204, 205, 304])('has no body with status %d', async (status) => {
  behave = (_, response) => void response.writeHead(status).end();
  const response = await fetchExternal(new Request(origin));
  expect([response.status, response.body]).toEqual([status, null]);
});

it('does not follow a redirect', async () => {
  behave = (_, response) => void response.writeHead(307, { location: '/b' }).end();
  const response = await fetchExternal(new Request(`${origin}/a`));
  expect([response.status, response.headers.get('location')]).toEqual([307, '/b']);
  await response.body?.cancel();
});

it('reads no faster than its reader', async () => {
  let written = 0;
  behave = (_, response) => {
    const chunk = Buffer.alloc(256 * 1024);
    const writeMore = () => {
      while (!response.destroyed && written < 256 * 1024 * 1024) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', writeMore);
      }
    };
    writeMore();
  };
  const response = await fetchExternal(new Request(origin));
  const reader = response.body!.getReader();
  for (let read = 0; read < 1024 * 1024;) read += (await reader.read()).value!.length;
  // The sender can only have filled the buffers of the two sockets.
  const before = written;
  await new Promise((resolve) => setImmediate(resolve));
  expect(before).toBeLessThan(64 * 1024 * 1024);
  await reader.cancel();
});

it.each([
  ['before the response', () => undefined],
  ['half way through it', (_: unknown, response: ServerResponse) => void response.write('{')],
])('ends on its signal %s, and closes the connection', async (_, silent) => {
  const closed = new Promise((resolve) => {
    behave = (request, response) => {
      request.socket.once('close', resolve);
      silent(request, response);
      setImmediate(() => abort.abort(new Error('too late')));
    };
  });
  const abort = new AbortController();
  const read = async () =>
    (await fetchExternal(new Request(origin, { signal: abort.signal }))).text();
  await expect(read()).rejects.toThrow('too late');
  await closed;
});

it('throws when no server listens', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  await expect(fetchExternal(new Request(`http://127.0.0.1:${port}/`))).rejects.toThrow(
    'ECONNREFUSED',
  );
});
