import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { connectRedis } from '@/lib/net/redis';
import { FakeRedis } from '@/lib/testing/fake-redis';
import { createSharedEntries, decoded, encoded, lifeSeconds, namespaceOf } from './shared-entries';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const page = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>下载</p>'.repeat(10_000),
    rscData: randomBytes(300),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'content' },
    status: 200,
    postponed: undefined,
  },
  cacheControl: { revalidate: 30 },
};

it.each([
  ['a page, compressed', page, (size: number) => size < 5_000],
  ['a short entry, as it is', { value: 1 }, (size: number) => size < 100],
])('brings back %s', async (_, entry, fits) => {
  const bytes = await encoded(entry);
  expect(fits(bytes.length)).toBe(true);
  expect(await decoded(bytes)).toEqual(entry);
});

it.each([Buffer.of(), Buffer.from('{"value":1}'), Buffer.of(1, 2, 3), Buffer.of(0, 1)])(
  'takes bytes that are no entry for none: %p',
  async (bytes) => {
    await expect(decoded(bytes)).rejects.toThrow();
    const redis = new FakeRedis();
    redis.entries.set('pages:build:/a', { bytes, seconds: 1 });
    expect(await createSharedEntries(redis.asClient(), 'build').read('/a')).toBeNull();
  },
);

it('asks a Redis that failed only after a pause, and says so once', async () => {
  const redis = new FakeRedis();
  let now = 0;
  const entries = createSharedEntries(redis.asClient(), 'build', () => now);
  redis.away = true;
  for (let n = 0; n < 10; n += 1) await entries.read('/a');
  await entries.write('/a', page);
  expect(redis.asked).toBe(1);
  now += 5_000;
  expect(await entries.read('/a')).toBeNull();
  expect([redis.asked, (console.warn as jest.Mock).mock.calls.length]).toEqual([2, 1]);
  redis.away = false;
  now += 5_000;
  await entries.write('/a', page);
  expect(await entries.read('/a')).toEqual(page);
});

it('names entries by build and by where their content comes from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  const names = new Set<string>();
  for (const id of ['one', 'two'])
    for (const source of ['https://api.example.com', 'postgres://localhost/site']) {
      await writeFile(join(folder, 'BUILD_ID'), id);
      names.add(namespaceOf(folder, source));
    }
  await rm(folder, { recursive: true });
  expect(names.size).toBe(4);
});

/** The same against what there is: a Redis of the tests, or what stands for one. */
const servers: [string, () => Redis][] = [['a stand-in', () => new FakeRedis().asClient()]];
const url = process.env.TEST_REDIS_URL;
if (url) servers.push(['Redis', () => connectRedis(url, () => undefined)]);

describe.each(servers)('on %s', (_, connect) => {
  let redis: Redis;
  const build = randomBytes(8).toString('hex');
  beforeAll(async () => {
    redis = connect();
    if (redis.status && redis.status !== 'ready')
      await new Promise((resolve) => redis.once('ready', resolve));
  });
  afterAll(async () => {
    await redis.quit();
  });

  it('shares an entry within a build for a day, and with no other build', async () => {
    const [here, there] = [createSharedEntries(redis, build), createSharedEntries(redis, build)];
    await here.write('/a', page);
    expect(await there.read('/a')).toEqual(page);
    expect(await there.read('/b')).toBeNull();
    expect(await createSharedEntries(redis, `${build}x`).read('/a')).toBeNull();
    const key = `pages:${build}:/a`;
    const left =
      redis instanceof FakeRedis ? redis.entries.get(key)?.seconds : await redis.ttl(key);
    expect(left).toBeGreaterThan(lifeSeconds - 60);
    expect(left).toBeLessThanOrEqual(lifeSeconds);
  });
});
