import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTags } from '@/lib/wire/content-tags';
import { announceIn } from './announce';
import { readFiles } from './in-files';
import { readRedis } from './in-redis';
import { withRedis } from '@/lib/net/redis';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'announce-'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** An address where nobody listens. */
async function deadRedis(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return `redis://127.0.0.1:${port}`;
}

it('writes a number for each tag, and nothing for none', async () => {
  await announceIn({ dataDir, redisUrl: undefined, now: () => 5 }, []);
  expect(await readFiles(dataDir)).toEqual({});
  await announceIn({ dataDir, redisUrl: undefined, now: () => 5 }, contentTags);
  expect(await readFiles(dataDir)).toEqual(Object.fromEntries(contentTags.map((tag) => [tag, 5])));
});

it('gives each of several at once a whole file', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      announceIn({ dataDir, redisUrl: undefined, now: () => 100 + n }, ['releases']),
    ),
  );
  expect((await readFiles(dataDir)).releases).toBeGreaterThanOrEqual(100);
});

it('tells the instance here while Redis is away, and says that it told no other', async () => {
  await announceIn({ dataDir, redisUrl: await deadRedis(), now: () => 5 }, ['releases']);
  expect(await readFiles(dataDir)).toEqual({ releases: 5 });
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it('fails when nobody could be told', async () => {
  await writeFile(join(dataDir, 'content-changes'), 'a file in the way');
  await expect(announceIn({ dataDir, redisUrl: undefined }, ['releases'])).rejects.toThrow(
    /cannot be told of the change\. DATA_DIR: /,
  );
  const redisUrl = await deadRedis();
  await expect(announceIn({ dataDir, redisUrl }, ['releases'])).rejects.toThrow(
    /Redis: .*DATA_DIR/,
  );
});

// Defined only where a server is given, so that a run without one reports no skipped tests.
const redisUrl = process.env.TEST_REDIS_URL;
if (redisUrl) {
  it('writes into Redis, above what is there, though this clock is behind', async () => {
    const known = () => withRedis(redisUrl, readRedis);
    await announceIn({ dataDir, redisUrl }, ['campaigns']);
    const { campaigns = 0 } = await known();
    expect(campaigns).toBeGreaterThan(0);
    await announceIn({ dataDir, redisUrl, now: () => 5 }, ['campaigns']);
    expect((await known()).campaigns).toBe(campaigns + 1);
    // One who comes late with an older number lowers nothing.
    await withRedis(redisUrl, async (redis) => {
      const { writeRedis } = await import('./in-redis');
      await writeRedis(redis, { campaigns: 5 });
    });
    expect((await known()).campaigns).toBe(campaigns + 1);
  });
}
