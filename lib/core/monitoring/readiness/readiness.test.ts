import { createServer, type Server, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { GET } from '@/app/api/ready/route';
import {
  forgetProcessWideValues,
  findProcessWideValue,
} from '@/lib/core/shared-state/process-wide';

const dependencies = { database: 'unused', upstream: 'ok', disk: 'ok' };
jest.mock('./dependencies', () => ({
  checkDependencies: () => Promise.resolve(dependencies),
}));

let redis: Server | undefined;
let warned: jest.SpyInstance;
beforeEach(() => {
  process.env.SESSION_KEY = 'k'.repeat(32);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  findProcessWideValue<Redis | null>('redis')?.disconnect();
  forgetProcessWideValues('redis');
  delete process.env.REDIS_URL;
  Object.assign(dependencies, { upstream: 'ok' });
  const ended = redis && once(redis, 'close');
  redis?.close();
  await ended;
  redis = undefined;
});

/**
 * A fake Redis that implements the part of the protocol that a ping needs. With `mute` it reads everything and answers
 * nothing.
 */
async function fakeRedis({ mute = false } = {}): Promise<void> {
  redis = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (mute) return;
      for (const command of data.toString().split(/(?=\*\d+\r\n)/))
        socket.write(/\r\ninfo\r\n/i.test(command) ? '$9\r\nloading:0\r\n' : '+OK\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(redis, 'listening');
  process.env.REDIS_URL = `redis://127.0.0.1:${(redis.address() as AddressInfo).port}`;
  // A busy machine may need longer to connect than the site waits.
  if (!mute) jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
}

const ready = async () => {
  const response = await GET();
  return [response.status, (await response.json()) as object];
};

it('asks no Redis where none is configured', async () =>
  expect(await ready()).toEqual([200, { status: 'ready', ...dependencies, redis: 'unused' }]));

it('asks Redis', async () => {
  await fakeRedis();
  expect(await ready()).toEqual([200, { status: 'ready', ...dependencies, redis: 'ok' }]);
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  ['nothing listens', async () => void (process.env.REDIS_URL = 'redis://127.0.0.1:1')],
  ['it hangs', () => fakeRedis({ mute: true })],
])('stays in traffic and reports "degraded" where Redis is down: %s', async (_, away) => {
  await away();
  expect(await ready()).toEqual([200, { status: 'degraded', ...dependencies, redis: 'failed' }]);
  expect(warned.mock.calls.flat().join()).toContain('[ready] Redis does not answer');
});

it('is not ready without the upstream, whatever Redis does', async () => {
  Object.assign(dependencies, { upstream: 'failed' });
  await fakeRedis();
  expect(await ready()).toEqual([503, { status: 'not-ready', ...dependencies, redis: 'ok' }]);
});
