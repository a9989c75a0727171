import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import { createRepeats, repeatSeconds } from './repeats';

const secret = 'k'.repeat(40);
const minute = 60_000;
const start = Date.UTC(2026, 9, 1, 12);

let now: number;
beforeEach(() => {
  now = start;
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

const own = () => createRepeats({ redis: null, secret, now: () => now });
const somebody = '192.0.2.1\nChrome';

describe('in this process', () => {
  it('is the same connection within a minute of the first', () => {
    const { isRepeat } = own();
    expect(isRepeat('connection', somebody)).toBe(false);
    expect(isRepeat('connection', somebody)).toBe(true);
    now += minute - 1;
    expect(isRepeat('connection', somebody)).toBe(true);
    // Coming again has not prolonged it.
    now += 1;
    expect(isRepeat('connection', somebody)).toBe(false);
    expect(isRepeat('connection', somebody)).toBe(true);
  });

  it('is nobody else', () => {
    const { isRepeat } = own();
    void isRepeat('connection', somebody);
    for (const other of ['192.0.2.2\nChrome', '192.0.2.1\nFirefox', ''])
      expect(isRepeat('connection', other)).toBe(false);
  });

  it('knows a form for a day', () => {
    const { isRepeat } = own();
    expect(isRepeat('form', 'key')).toBe(false);
    now += 24 * 60 * minute - 1;
    expect(isRepeat('form', 'key')).toBe(true);
    now += 1;
    expect(isRepeat('form', 'key')).toBe(false);
  });

  it('holds nothing for longer than its minute, also when nobody comes any more', async () => {
    const { isRepeat, held } = own();
    for (let n = 0; n < 10; n += 1) {
      void isRepeat('connection', `${n}`);
      now += 1_000;
      jest.advanceTimersByTime(1_000);
    }
    expect(held()).toBe(10);
    now = start + minute;
    await jest.advanceTimersByTimeAsync(minute - 10_000);
    expect(held()).toBe(9);
    now += 9_000;
    await jest.advanceTimersByTimeAsync(9_000);
    expect(held()).toBe(0);
  });

  it('is bounded: a crowd drives out the oldest', () => {
    const { isRepeat, held } = own();
    for (let n = 0; n < 50_001; n += 1) void isRepeat('connection', `${n}`);
    expect(held()).toBe(50_000);
    expect(isRepeat('connection', '50000')).toBe(true);
    expect(isRepeat('connection', '0')).toBe(false);
  });
});

const redisUrl = process.env.TEST_REDIS_URL;
if (redisUrl)
  it('with Redis all instances know, of a hash that ends with its minute', async () => {
    jest.useRealTimers();
    const quick = { maxRetriesPerRequest: 1, connectTimeout: 2_000 } as const;
    const [a, b] = [new Redis(redisUrl, quick), new Redis(redisUrl, quick)];
    const of = (redis: Redis) => createRepeats({ redis, secret });
    const address = randomUUID();
    expect(await of(a).isRepeat('connection', address)).toBe(false);
    expect(await of(b).isRepeat('connection', address)).toBe(true);
    const keys = await a.keys('repeat:*');
    expect(keys.join()).not.toContain(address);
    for (const key of keys) expect(await a.ttl(key)).toBeLessThanOrEqual(repeatSeconds.form);
    a.disconnect();
    // Each for itself where it does not answer.
    const alone = of(a);
    expect(await alone.isRepeat('connection', address)).toBe(false);
    expect(await alone.isRepeat('connection', address)).toBe(true);
    b.disconnect();
  });
