/**
 * Tests that the client fails at once for responses that it refuses without reading them, and that it leaves no
 * connection open.
 */
import { createServer, type Server, type Socket, type AddressInfo } from 'node:net';
import { endpoints } from '@superbrowser/contract/endpoints';
import { fetchExternal } from '@/lib/core/fetch/fetch-external';
import { rejectionOf, testKeys } from '@/lib/testing/fake-upstream-server';
import { createUpstreamCall } from './call-upstream';
import { transportFor, type Transport } from './transport';

const { adTop, publicConfig } = endpoints;
/** Longer than a test may take, so that a call that waits for its deadline fails the test. */
const patient = { deadlineMs: 120_000 };

const bodies = {
  'a body that never ends': (socket: Socket) => {
    socket.write('transfer-encoding: chunked\r\n\r\n5\r\nfirst\r\n');
  },
  'a body that never begins': (socket: Socket) => {
    socket.write('content-length: 10\r\n\r\n');
  },
  'a big body': (socket: Socket) => {
    socket.write('content-length: 8388608\r\n\r\n');
    socket.write(Buffer.alloc(8 * 1024 * 1024, 'x'));
  },
  'a small body': (socket: Socket) => {
    socket.write('content-length: 4\r\n\r\nboom');
  },
  'no body': (socket: Socket) => {
    socket.write('content-length: 0\r\n\r\n');
  },
} as const;

let server: Server;
let transport: Transport;
let respond: (socket: Socket) => void;
let requested = 0;
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0 || received.length < end + 4 + length) return;
      received = '';
      requested += 1;
      respond(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  transport = { name: origin, origin, fetch: fetchExternal, keys: () => testKeys };
});
beforeEach(() => (requested = 0));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const cases = [500, 503, 429, 401, 302].flatMap((status) =>
  (Object.keys(bodies) as (keyof typeof bodies)[]).map((body) => ({ status, body })),
);

const respondWith = ({ status, body }: (typeof cases)[number]) => {
  respond = (socket) => {
    socket.write(`HTTP/1.1 ${status} X\r\nlocation: /elsewhere\r\n`);
    bodies[body](socket);
  };
};

it.each(cases)('fails at once by $status with $body', async (one) => {
  respondWith(one);
  const call = createUpstreamCall(() => transport);
  const wanted = { kind: one.status === 429 ? 'busy' : 'http', status: one.status };
  expect(await rejectionOf(call(publicConfig, {}, patient))).toMatchObject(wanted);
  // The GET is retried once where a retry may help; the POST is never retried.
  expect(requested).toBe(one.status >= 500 ? 2 : 1);
  requested = 0;
  expect(await rejectionOf(call(adTop, {}, patient))).toMatchObject(wanted);
  expect(requested).toBe(1);
});

it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
  'keeps no connection after 60 responses with %s',
  async (body) => {
    respondWith({ status: 401, body });
    const call = createUpstreamCall(() => transport);
    const request = () => rejectionOf(call(adTop, {}, patient));
    for (let round = 0; round < 6; round += 1)
      await Promise.all(Array.from({ length: 10 }, request));
    expect(requested).toBe(60);
    // Only the connections that were needed at the same time stay open. Connections that are not released would be as
    // many as the calls.
    expect(sockets.size).toBeLessThanOrEqual(20);
  },
);

it('reaches a configured upstream past the global fetch, which Next replaces', async () => {
  respondWith({ status: 500, body: 'a small body' });
  const original = globalThis.fetch;
  let stored: unknown;
  // Next copies responses for its cache, and a copy cannot be canceled.
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const [half, other] = (response.body as ReadableStream).tee();
    stored = other;
    return new Response(half, response);
  };
  const settings = {
    UPSTREAM_HOST: transport.origin,
    UPSTREAM_API_KEY: testKeys.apiKey,
    UPSTREAM_ENCRYPTION_KEY: testKeys.encryptionKey,
  };
  Object.assign(process.env, settings);
  try {
    const call = createUpstreamCall(transportFor);
    const wanted = { kind: 'http', status: 500 };
    expect(await rejectionOf(call(publicConfig, {}, { deadlineMs: 5_000 }))).toMatchObject(wanted);
    expect(stored).toBeUndefined();
  } finally {
    globalThis.fetch = original;
    for (const name of Object.keys(settings)) delete process.env[name];
  }
});
