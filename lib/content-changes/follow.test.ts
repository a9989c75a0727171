import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeRedis } from '@/lib/testing/fake-redis';
import type { Versions } from './versions';

const shared = globalThis as typeof globalThis & { __contentVersions?: Versions };

let folders: string[];
let redis: FakeRedis;

/** An instance: what it knows, and its own looks. */
async function instance(client: FakeRedis | null = redis) {
  const dataDir = await mkdtemp(join(tmpdir(), 'changes-'));
  folders.push(dataDir);
  const { createFollower } = await import('./follow');
  const follower = createFollower({ dataDir, redis: client?.asClient() ?? null });
  let own: Versions = {};
  return {
    dataDir,
    /** One look; what it knows afterwards. */
    look: async () => {
      shared.__contentVersions = own;
      await follower();
      own = shared.__contentVersions ?? {};
      return own;
    },
  };
}

const announced = async (
  dataDir: string,
  tags: Parameters<typeof import('./announce').announceIn>[1],
  now: number,
) => {
  const { announceIn } = await import('./announce');
  await announceIn({ dataDir, redisUrl: undefined, now: () => now }, tags);
};

beforeEach(() => {
  folders = [];
  redis = new FakeRedis();
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete shared.__contentVersions;
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

it('hears of a change another process wrote into DATA_DIR, without Redis', async () => {
  const one = await instance(null);
  expect(await one.look()).toEqual({});
  await announced(one.dataDir, ['releases', 'news'], 100);
  expect(await one.look()).toEqual({ releases: 100, news: 100 });
  await announced(one.dataDir, ['news'], 50);
  expect(await one.look()).toEqual({ releases: 100, news: 101 });
});

it('carries it through Redis to an instance with another DATA_DIR, which remembers it in a file', async () => {
  const [here, there] = [await instance(), await instance()];
  await announced(here.dataDir, ['releases'], 100);
  await here.look();
  expect(await there.look()).toEqual({ releases: 100 });
  const { readFiles } = await import('./in-files');
  expect(await readFiles(there.dataDir)).toEqual({ releases: 100 });
});

it('goes on without Redis, and both agree when it is back', async () => {
  const [here, there] = [await instance(), await instance()];
  redis.away = true;
  await announced(here.dataDir, ['news'], 100);
  await announced(there.dataDir, ['releases'], 90);
  expect(await here.look()).toEqual({ news: 100 });
  expect(await there.look()).toEqual({ releases: 90 });
  redis.away = false;
  await here.look();
  await there.look();
  expect(await here.look()).toEqual({ news: 100, releases: 90 });
  expect(await there.look()).toEqual({ news: 100, releases: 90 });
});

it('says once that Redis is away, and once that it is back', async () => {
  const one = await instance();
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  redis.away = true;
  await one.look();
  await one.look();
  expect(console.warn).toHaveBeenCalledTimes(1);
  redis.away = false;
  await one.look();
  await one.look();
  expect(info).toHaveBeenCalledTimes(1);
});

it('gives a Redis that came back empty its numbers again', async () => {
  const [here, there] = [await instance(), await instance()];
  await announced(here.dataDir, ['releases'], 100);
  await here.look();
  await redis.flushall();
  await here.look();
  expect(await there.look()).toEqual({ releases: 100 });
});

it('takes damaged files for none, and lowers no number', async () => {
  const one = await instance(null);
  await announced(one.dataDir, ['releases'], 100);
  await one.look();
  await mkdir(join(one.dataDir, 'content-changes'), { recursive: true });
  await writeFile(join(one.dataDir, 'content-changes', 'releases'), 'nonsense');
  await writeFile(join(one.dataDir, 'content-changes', 'news'), '');
  expect(await one.look()).toEqual({ releases: 100 });
  await writeFile(join(one.dataDir, 'content-changes', 'releases'), '7');
  expect(await one.look()).toEqual({ releases: 100 });
});

it('knows what it hears where DATA_DIR cannot be written', async () => {
  const [here, there] = [await instance(), await instance()];
  await writeFile(join(there.dataDir, 'content-changes'), 'a file in the way');
  await announced(here.dataDir, ['releases'], 100);
  await here.look();
  expect(await there.look()).toEqual({ releases: 100 });
});
