import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import { createOccurrenceCounter, rememberedSeconds } from './occurrence-counter';

const secret = 'k'.repeat(40);
const minute = 60_000;
const start = Date.UTC(2026, 9, 1, 12);

let now: number;
beforeEach(() => {
  now = start;
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

const createTestCounter = () => createOccurrenceCounter({ redis: null, secret, now: () => now });
const visitor = '192.0.2.1\nChrome';

describe('repeats in this process', () => {
  it('are the same connection within a minute of the first', () => {
    const { countOccurrence } = createTestCounter();
    expect(countOccurrence('connection', visitor)).toBe(1);
    expect(countOccurrence('connection', visitor)).toBe(2);
    now += minute - 1;
    expect(countOccurrence('connection', visitor)).toBe(3);
    // The second time has not prolonged the minute.
    now += 1;
    expect(countOccurrence('connection', visitor)).toBe(1);
    expect(countOccurrence('connection', visitor)).toBe(2);
  });

  it('are counted for each client separately', () => {
    const { countOccurrence } = createTestCounter();
    void countOccurrence('connection', visitor);
    for (const other of ['192.0.2.2\nChrome', '192.0.2.1\nFirefox', ''])
      expect(countOccurrence('connection', other)).toBe(1);
  });

  it('of a form are known for a day', () => {
    const { countOccurrence } = createTestCounter();
    expect(countOccurrence('form', 'key')).toBe(1);
    now += 24 * 60 * minute - 1;
    expect(countOccurrence('form', 'key')).toBe(2);
    now += 1;
    expect(countOccurrence('form', 'key')).toBe(1);
  });

  it('are forgotten after their minute, also when no further request comes', async () => {
    const { countOccurrence, entryCount } = createTestCounter();
    for (let n = 0; n < 10; n += 1) {
      void countOccurrence('connection', `${n}`);
      now += 1_000;
      jest.advanceTimersByTime(1_000);
    }
    expect(entryCount()).toBe(10);
    now = start + minute;
    await jest.advanceTimersByTimeAsync(minute - 10_000);
    expect(entryCount()).toBe(9);
    now += 9_000;
    await jest.advanceTimersByTimeAsync(9_000);
    expect(entryCount()).toBe(0);
  });

  it('are bounded: the oldest go first', () => {
    const { countOccurrence, entryCount } = createTestCounter();
    for (let n = 0; n < 50_001; n += 1) void countOccurrence('connection', `${n}`);
    expect(entryCount()).toBe(50_000);
    expect(countOccurrence('connection', '50000')).toBe(2);
    expect(countOccurrence('connection', '0')).toBe(1);
  });
});

const redisUrl = process.env.TEST_REDIS_URL;
if (redisUrl)
  it('are shared by all instances with Redis, as a hash that expires with its minute', async () => {
    jest.useRealTimers();
    const quick = { maxRetriesPerRequest: 1, connectTimeout: 2_000 } as const;
    const [a, b] = [new Redis(redisUrl, quick), new Redis(redisUrl, quick)];
    const counterIn = (redis: Redis) => createOccurrenceCounter({ redis, secret });
    const address = randomUUID();
    expect(await counterIn(a).countOccurrence('connection', address)).toBe(1);
    expect(await counterIn(b).countOccurrence('connection', address)).toBe(2);
    const keys = await a.keys('seen:*');
    expect(keys.join()).not.toContain(address);
    for (const key of keys) expect(await a.ttl(key)).toBeLessThanOrEqual(rememberedSeconds.form);
    a.disconnect();
    // Each instance counts alone where Redis does not answer.
    const freshCounter = counterIn(a);
    expect(await freshCounter.countOccurrence('connection', address)).toBe(1);
    expect(await freshCounter.countOccurrence('connection', address)).toBe(2);
    b.disconnect();
  });
