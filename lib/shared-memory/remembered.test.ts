import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import { createMemory, maxRemembered } from './remembered';

const secret = 's'.repeat(40);
const redisUrl = process.env.TEST_REDIS_URL;
const opened: Redis[] = [];
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 500 } as const;

async function connected(url: string): Promise<Redis> {
  const redis = new Redis(url, quick);
  opened.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
}
afterEach(() => {
  for (const redis of opened.splice(0)) redis.disconnect();
});

const stores: [string, string | null][] = [['in this process', null]];
if (redisUrl) stores.push(['in Redis', redisUrl]);

describe.each(stores)('what is remembered %s', (_, url) => {
  const memory = async (secrets: [string, ...string[]] = [secret]) =>
    createMemory({ redis: url ? await connected(url) : null, secrets });

  it('is known for its kind, and for no other', async () => {
    const { remember, isRemembered } = await memory();
    const subject = randomUUID();
    expect(await isRemembered('sessionEnded', subject)).toBe(false);
    expect(await remember('sessionEnded', subject, 60)).toBe(true);
    expect(await isRemembered('sessionEnded', subject)).toBe(true);
    expect(await isRemembered('handoverSpent', subject)).toBe(false);
    expect(await isRemembered('sessionEnded', randomUUID())).toBe(false);
  });

  it('is new to one of twenty simultaneous calls', async () => {
    const { remember } = await memory();
    const subject = randomUUID();
    const news = await Promise.all(
      Array.from({ length: 20 }, () => remember('handoverSpent', subject, 60)),
    );
    expect(news.filter(Boolean)).toHaveLength(1);
  });
});

it('expires, and lasts longer when it is remembered again', async () => {
  let now = 0;
  const { remember, isRemembered } = createMemory({
    redis: null,
    secrets: [secret],
    now: () => now,
  });
  await remember('codeAsked', 'a', 300);
  now = 299_000;
  expect(await remember('codeAsked', 'a', 300)).toBe(false);
  now = 598_000;
  expect(await isRemembered('codeAsked', 'a')).toBe(true);
  now = 599_000;
  expect(await isRemembered('codeAsked', 'a')).toBe(false);
  expect(await remember('codeAsked', 'a', 300)).toBe(true);
});

it('is limited for each kind in a process: the oldest goes first, never another kind', async () => {
  const { remember, isRemembered } = createMemory({ redis: null, secrets: [secret] });
  await remember('sessionEnded', 'other kind', 60);
  for (let n = 0; n <= maxRemembered; n += 1) await remember('codeAsked', String(n), 60);
  expect(await isRemembered('codeAsked', '0')).toBe(false);
  expect(await isRemembered('codeAsked', '1')).toBe(true);
  expect(await isRemembered('codeAsked', String(maxRemembered))).toBe(true);
  expect(await isRemembered('sessionEnded', 'other kind')).toBe(true);
});

it('is remembered in this process while Redis is down', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const redis = new Redis('redis://127.0.0.1:1', { ...quick, lazyConnect: true });
  redis.on('error', () => undefined);
  opened.push(redis);
  const { remember, isRemembered } = createMemory({ redis, secrets: [secret] });
  expect(await remember('handoverSpent', 'token', 60)).toBe(true);
  expect(await remember('handoverSpent', 'token', 60)).toBe(false);
  expect(await isRemembered('handoverSpent', 'token')).toBe(true);
  expect(await isRemembered('handoverSpent', 'another')).toBe(false);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

for (const url of redisUrl ? [redisUrl] : []) {
  it('is known to all instances, unreadable in Redis, and expires there', async () => {
    const redis = await connected(url);
    const one = createMemory({ redis, secrets: [secret] });
    const other = createMemory({ redis: await connected(url), secrets: [secret] });
    const subject = `13812345678:${randomUUID()}`;
    expect(await one.remember('codeAsked', subject, 300)).toBe(true);
    expect(await other.isRemembered('codeAsked', subject)).toBe(true);
    expect(await other.remember('codeAsked', subject, 300)).toBe(false);
    const names = await redis.keys('remembered:*');
    expect(names.join()).not.toContain('13812345678');
    const lives = await Promise.all(names.map((name) => redis.ttl(name)));
    for (const seconds of lives) expect(seconds).toBeGreaterThan(0);
  });

  it('is still known after the key has changed', async () => {
    const redis = await connected(url);
    const [old, fresh] = ['o'.repeat(40), 'n'.repeat(40)];
    const subject = randomUUID();
    await createMemory({ redis, secrets: [old] }).remember('sessionEnded', subject, 60);
    const after = createMemory({ redis, secrets: [fresh, old] });
    expect(await after.isRemembered('sessionEnded', subject)).toBe(true);
    expect(await after.remember('sessionEnded', subject, 60)).toBe(false);
    const later = createMemory({ redis, secrets: [fresh] });
    expect(await later.isRemembered('sessionEnded', subject)).toBe(true);
  });
}
