/** @jest-environment node */
import type { UploadResponse } from '@superbrowser/console/lib/uploads/upload-requests';
import { maxPartBytes } from '../../lib/uploads/upload-limits';
import {
  beginSending,
  UploadRefusedError,
  sendFile,
  retryDelayMs,
  type SendOptions,
} from './send-file';

const mebibyte = 1_048_576;
const upload = { id: 'u1', token: 't1' };
const file = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const jsonResponse = (status: number, response: UploadResponse) =>
  Response.json(response, { status });

/** A server that stores received bytes. `spoil` may replace its response. */
function createServer(spoil: (path: string, calls: number) => Response | 'cut' | 'half' | null) {
  let received = 0;
  const calls: string[] = [];
  const response = (path: string, { body }: RequestInit): Response => {
    const spoilt = spoil(path, calls.length);
    if (spoilt instanceof Response) return spoilt;
    const size = body instanceof Blob ? body.size : 0;
    if (spoilt === 'half') received += Math.floor(size / 2);
    if (spoilt) throw new TypeError('Failed to fetch');
    if (path.endsWith('finish')) return jsonResponse(200, { sha256: 'abc' });
    const at = Number(new URL(path, 'http://x').searchParams.get('at') ?? received);
    if (at !== received) return jsonResponse(409, { code: 'offset', received });
    received += size;
    return jsonResponse(200, { received });
  };
  return {
    calls,
    start: (bytes: number) => (received = bytes),
    fetch: ((path: string, init: RequestInit = {}) => {
      calls.push(`${init.method ?? 'GET'} ${path}`);
      return Promise.resolve().then(() => response(path, init));
    }) as typeof fetch,
  };
}

function createSending(
  server: ReturnType<typeof createServer>,
  options: Partial<SendOptions> = {},
) {
  const [progress, waits]: [number[], number[]] = [[], []];
  const sending: SendOptions = {
    signal: new AbortController().signal,
    onProgress: (received) => progress.push(received),
    onWaiting: (ms) => waits.push(ms),
    fetch: server.fetch,
    wait: () => Promise.resolve(),
    now: () => 0,
    ...options,
  };
  return { sending, progress, waits };
}

it('sends larger and larger parts over a fast connection, and returns the SHA-256', async () => {
  const server = createServer(() => null);
  const { sending, progress } = createSending(server);
  expect(await sendFile(file(20 * mebibyte), upload, sending)).toBe('abc');
  const parts = progress.map((received, n) => received - (progress[n - 1] ?? 0));
  expect(parts.map((part) => part / mebibyte)).toEqual([0, 1, 2, 4, 8, 5]);
  expect(Math.max(...parts)).toBeLessThanOrEqual(maxPartBytes);
});

it('sends smaller and smaller parts over a slow connection', async () => {
  let time = 0;
  const { sending, progress } = createSending(
    createServer(() => null),
    { now: () => (time += 10_000) },
  );
  await sendFile(file(2 * mebibyte), upload, sending);
  expect(progress.slice(0, 4)).toEqual([0, mebibyte, 1.5 * mebibyte, 1.75 * mebibyte]);
});

it('begins with the first byte the server does not have', async () => {
  const server = createServer(() => null);
  server.start(1_000);
  const { sending, progress } = createSending(server);
  await sendFile(file(1_500), upload, sending);
  expect(progress).toEqual([1_000, 1_500]);
  expect(server.calls).toEqual([
    'GET /uploads/u1/received',
    'POST /uploads/u1/append?at=1000',
    'POST /uploads/u1/finish',
  ]);
});

it.each(['cut', 'half'] as const)(
  'waits out a connection that is %s, twice as long each time',
  async (how) => {
    const server = createServer((path, calls) =>
      path.includes('append') && calls < 6 ? how : null,
    );
    const { sending, waits, progress } = createSending(server);
    expect(await sendFile(file(1_000), upload, sending)).toBe('abc');
    expect(waits.slice(0, 2)).toEqual([1_000, 2_000]);
    expect(progress.at(-1)).toBe(1_000);
  },
);

it('goes on from the offset the server reports, also where it is an earlier one', async () => {
  const server = createServer((path, calls) =>
    calls === 2 ? jsonResponse(409, { code: 'offset', received: 400 }) : null,
  );
  server.start(0);
  const { sending, progress } = createSending(server);
  // The server then restarts from 0, and the progress shows that.
  await sendFile(file(1_000), upload, sending);
  expect(progress).toEqual([0, 400, 0, 1_000]);
});

it.each([
  [500, 'failed'],
  [503, undefined],
  [408, 'cut'],
  [409, 'busy'],
])('tries again after %d %s', async (status, code) => {
  const server = createServer((path, calls) =>
    path.includes('append') && calls < 4 ? jsonResponse(status, { ...(code && { code }) }) : null,
  );
  const { sending, waits } = createSending(server);
  expect(await sendFile(file(10), upload, sending)).toBe('abc');
  expect(waits.length).toBeGreaterThan(0);
});

it.each([401, 403, 404, 413, 422, 507])('gives up after %d', async (status) => {
  const server = createServer((path) =>
    path.includes('append') ? jsonResponse(status, { code: 'x' }) : null,
  );
  const { sending, waits } = createSending(server);
  await expect(sendFile(file(10), upload, sending)).rejects.toBeInstanceOf(UploadRefusedError);
  expect(waits).toEqual([]);
});

it('ends on command, also while it waits', async () => {
  const control = new AbortController();
  const server = createServer(() => 'cut');
  const { sending } = createSending(server, {
    signal: control.signal,
    wait: (_, signal) => {
      control.abort(new Error('paused'));
      return Promise.reject(signal.reason as Error);
    },
  });
  await expect(sendFile(file(10), upload, sending)).rejects.toThrow('paused');
});

it('begins with a name, a size and a token', async () => {
  const response = { id: 'u2', token: 't2', received: 0 };
  const requests: RequestInit[] = [];
  const send = ((_: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(jsonResponse(200, response));
  }) as typeof fetch;
  const { sending } = createSending(
    createServer(() => null),
    { fetch: send },
  );
  expect(await beginSending({ name: 'a.exe', size: 5 }, 't1', sending)).toEqual(response);
  expect(String(requests[0]?.body as URLSearchParams)).toBe('name=a.exe&size=5');
  expect(requests[0]?.headers).toEqual({ 'X-Form-Token': 't1' });
});

it('waits half a minute at most', () => {
  expect([0, 1, 4, 5, 20].map(retryDelayMs)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
});
