import { randomInt, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { getMetrics } from '@/lib/core/monitoring/metrics/registry';
import { connectRedis } from '@/lib/core/shared-state/redis';
import { createLimits, type Limits, type LimitOptions } from './rate-limit';

const secret = 'k'.repeat(40);
const defaultSettings = { redis: null, codesPerHour: 5_000, eventsPerDay: 100_000, secret };
const connections: Redis[] = [];

/** Counters as one instance of the site has them. */
const createTestLimits = (settings: Partial<LimitOptions> = {}): Limits =>
  createLimits({ ...defaultSettings, ...settings });

async function connect(url: string | undefined): Promise<Redis | null> {
  if (url === undefined) return null;
  const redis = connectRedis(url);
  connections.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
}

afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});

const refusalOf = (consumption: Promise<unknown>) =>
  consumption.then(
    () => null,
    (error: unknown) => error,
  );

const redisUrl = process.env.TEST_REDIS_URL;
const inRedis: [string, string][] = redisUrl ? [['in Redis', redisUrl]] : [];

describe.each<[string, string | undefined]>([['in memory', undefined], ...inRedis])(
  'limits %s',
  (_, url) => {
    it('allows an address thirty codes an hour, however many at once', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const ip = randomUUID();
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, () => limits.consumePoints('codesPerIp', ip)),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(30);
      expect(await limits.consumePoints('codesPerIp', randomUUID())).toBe(1);
    });

    it('refuses with 429 and the seconds left', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const subject = randomUUID();
      for (let n = 0; n < 10; n += 1) await limits.consumePoints('triesByRequester', subject);
      const refusal = await refusalOf(limits.consumePoints('triesByRequester', subject));
      expect(refusal).toMatchObject({ status: 429, reason: 'tooOften' });
      const { retryAfter } = refusal as { retryAfter: number };
      expect(retryAfter).toBeGreaterThan(3_590);
      expect(retryAfter).toBeLessThanOrEqual(3_600);
    });

    it('counts each limit and subject separately', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const [ip, otherIp] = [randomUUID(), randomUUID()];
      expect(await limits.consumePoints('codesPerIp', ip)).toBe(1);
      expect(await limits.consumePoints('codesPerIp', otherIp)).toBe(1);
      expect(await limits.consumePoints('triesPerIp', ip)).toBe(1);
      expect(await limits.consumePoints('codesPerIp', ip)).toBe(2);
    });

    it('counts a weighted use as several', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const subject = randomUUID();
      expect(await limits.consumePoints('eventsPerIp', subject, 2_990)).toBe(2_990);
      expect(await refusalOf(limits.consumePoints('eventsPerIp', subject, 11))).toMatchObject({
        status: 429,
      });
      await limits.refundPoints('eventsPerIp', subject, 11);
      expect(await limits.consumePoints('eventsPerIp', subject, 10)).toBe(3_000);
    });

    it('counts IPv6 by its /48 as well, with four times the limit', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const [a, b] = [randomInt(0x1000, 0x10000), randomInt(0x1000, 0x10000)].map((n) =>
        n.toString(16),
      );
      const network = (n: number) => `2001:${a}:${b}:${n.toString(16)}::/64`;
      const networks = Array.from({ length: 4 }, (_, n) => n);
      for (const n of networks)
        for (let used = 0; used < 20; used += 1)
          await limits.consumePoints('applicationsPerIp', network(n));
      // This network itself has used no points.
      expect(await refusalOf(limits.consumePoints('applicationsPerIp', network(9)))).toMatchObject({
        status: 429,
      });
      // Refunded points can be used again, for both networks.
      await limits.refundPoints('applicationsPerIp', network(0), 2);
      expect(await limits.consumePoints('applicationsPerIp', network(10))).toBe(1);
    });

    it('does not charge a refused network to its neighbors', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const [a, b] = [randomInt(0x1000, 0x10000), randomInt(0x1000, 0x10000)].map((n) =>
        n.toString(16),
      );
      const network = (n: number) => `2002:${a}:${b}:${n}::/64`;
      for (let used = 0; used < 200; used += 1)
        await refusalOf(limits.consumePoints('applicationsPerIp', network(1)));
      expect(await limits.consumePoints('applicationsPerIp', network(2))).toBe(1);
    });

    it('refunds uses', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const subject = randomUUID();
      await limits.consumePoints('codesPerIp', subject);
      await limits.refundPoints('codesPerIp', subject);
      expect(await limits.consumePoints('codesPerIp', subject)).toBe(1);
    });

    it('refunds all uses of one subject, after a refusal too', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const [subject, other] = [randomUUID(), randomUUID()];
      for (let n = 0; n < 12; n += 1)
        await refusalOf(limits.consumePoints('triesByRequester', subject));
      await limits.consumePoints('triesByRequester', other);
      await limits.refundAllPoints('triesByRequester', subject);
      expect(await limits.consumePoints('triesByRequester', subject)).toBe(1);
      expect(await limits.consumePoints('triesByRequester', other)).toBe(2);
    });

    it('allows strangers fewer tries of a code than would invalidate it, even where two windows meet', async () => {
      const limits = createTestLimits({ redis: await connect(url) });
      const subject = randomUUID();
      let acceptedCount = 0;
      while ((await refusalOf(limits.consumePoints('triesByOthers', subject))) === null)
        acceptedCount += 1;
      expect(2 * acceptedCount).toBeLessThan(5);
    });
  },
);

it('reads the limit of the whole site from the settings', async () => {
  const limits = createTestLimits({ codesPerHour: 2 });
  await limits.consumePoints('codesOverall', '');
  await limits.consumePoints('codesOverall', '');
  expect(await refusalOf(limits.consumePoints('codesOverall', ''))).toMatchObject({ status: 429 });
});

it('reads the events of a day from the settings', async () => {
  const limits = createTestLimits({ eventsPerDay: 30 });
  expect(await limits.consumePoints('eventsOverall', '', 20)).toBe(20);
  expect(await refusalOf(limits.consumePoints('eventsOverall', '', 20))).toMatchObject({
    status: 429,
  });
});

it('continues to count in memory while Redis is down', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const redis = connectRedis('redis://127.0.0.1:1');
  connections.push(redis);
  const limits = createTestLimits({ redis });
  const ip = randomUUID();
  for (let n = 1; n <= 30; n += 1) expect(await limits.consumePoints('codesPerIp', ip)).toBe(n);
  expect(await refusalOf(limits.consumePoints('codesPerIp', ip))).toMatchObject({
    status: 429,
  });
  await new Promise((resolve) => redis.once('close', resolve));
  expect(warned).toHaveBeenCalled();
});

for (const [name, url] of inRedis)
  it(`${name}, counts for all instances, and stores no plain address`, async () => {
    const ip = `203.0.113.${randomUUID()}`;
    const [first, second] = [
      createTestLimits({ redis: await connect(url) }),
      createTestLimits({ redis: await connect(url) }),
    ];
    await first.consumePoints('codesPerIp', ip);
    expect(await second.consumePoints('codesPerIp', ip)).toBe(2);
    const names = (await connections[0]?.keys('limit:*')) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toContain(ip);
  });

it('counts each refusal by the name of its limit, and nothing else', async () => {
  const countHits = async () => {
    const { values } = await getMetrics().counters.limit_hits.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.limit, value]));
  };
  const [limits, ip] = [createTestLimits(), randomUUID()];
  const before = await countHits();
  for (let n = 0; n < 33; n += 1) await refusalOf(limits.consumePoints('codesPerIp', ip));
  await limits.consumePoints('triesPerIp', ip);
  expect(await countHits()).toEqual({ ...before, codesPerIp: (before.codesPerIp ?? 0) + 3 });
});
