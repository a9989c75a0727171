import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import { createExpiringSet, maxEntriesOfAKind } from './expiring-set';

const secret = 's'.repeat(40);
const redisUrl = process.env.TEST_REDIS_URL;
const connections: Redis[] = [];
const quick = { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 500 } as const;

async function connect(url: string): Promise<Redis> {
  const redis = new Redis(url, quick);
  connections.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
}
afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});

const stores: [string, string | null][] = [['in this process', null]];
if (redisUrl) stores.push(['in Redis', redisUrl]);

describe.each(stores)('the expiring set %s', (_, url) => {
  const expiringSet = async (secrets: [string, ...string[]] = [secret]) =>
    createExpiringSet({ redis: url ? await connect(url) : null, secrets });

  it('is known for its kind, and for no other', async () => {
    const { add, has } = await expiringSet();
    const subject = randomUUID();
    expect(await has('sessionEnded', subject)).toBe(false);
    expect(await add('sessionEnded', subject, 60)).toBe(true);
    expect(await has('sessionEnded', subject)).toBe(true);
    expect(await has('handoverSpent', subject)).toBe(false);
    expect(await has('sessionEnded', randomUUID())).toBe(false);
  });

  it('is new to one of twenty simultaneous calls', async () => {
    const { add } = await expiringSet();
    const subject = randomUUID();
    const additions = await Promise.all(
      Array.from({ length: 20 }, () => add('handoverSpent', subject, 60)),
    );
    expect(additions.filter(Boolean)).toHaveLength(1);
  });
});

it('expires, and lasts longer when it is added again', async () => {
  let now = 0;
  const { add, has } = createExpiringSet({
    redis: null,
    secrets: [secret],
    now: () => now,
  });
  await add('codeAsked', 'a', 300);
  now = 299_000;
  expect(await add('codeAsked', 'a', 300)).toBe(false);
  now = 598_000;
  expect(await has('codeAsked', 'a')).toBe(true);
  now = 599_000;
  expect(await has('codeAsked', 'a')).toBe(false);
  expect(await add('codeAsked', 'a', 300)).toBe(true);
});

it('is limited for each kind in a process: the oldest goes first, never another kind', async () => {
  const { add, has } = createExpiringSet({ redis: null, secrets: [secret] });
  await add('sessionEnded', 'other kind', 60);
  for (let n = 0; n <= maxEntriesOfAKind; n += 1) await add('codeAsked', String(n), 60);
  expect(await has('codeAsked', '0')).toBe(false);
  expect(await has('codeAsked', '1')).toBe(true);
  expect(await has('codeAsked', String(maxEntriesOfAKind))).toBe(true);
  expect(await has('sessionEnded', 'other kind')).toBe(true);
});

it('is held in this process while Redis is down', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const redis = new Redis('redis://127.0.0.1:1', { ...quick, lazyConnect: true });
  redis.on('error', () => undefined);
  connections.push(redis);
  const { add, has } = createExpiringSet({ redis, secrets: [secret] });
  expect(await add('handoverSpent', 'token', 60)).toBe(true);
  expect(await add('handoverSpent', 'token', 60)).toBe(false);
  expect(await has('handoverSpent', 'token')).toBe(true);
  expect(await has('handoverSpent', 'another')).toBe(false);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

for (const url of redisUrl ? [redisUrl] : []) {
  it('is known to all instances, unreadable in Redis, and expires there', async () => {
    const redis = await connect(url);
    const first = createExpiringSet({ redis, secrets: [secret] });
    const second = createExpiringSet({ redis: await connect(url), secrets: [secret] });
    const subject = `13812345678:${randomUUID()}`;
    expect(await first.add('codeAsked', subject, 300)).toBe(true);
    expect(await second.has('codeAsked', subject)).toBe(true);
    expect(await second.add('codeAsked', subject, 300)).toBe(false);
    const names = await redis.keys('remembered:*');
    expect(names.join()).not.toContain('13812345678');
    const secondsLeft = await Promise.all(names.map((name) => redis.ttl(name)));
    for (const seconds of secondsLeft) expect(seconds).toBeGreaterThan(0);
  });

  it('is still known after the key has changed', async () => {
    const redis = await connect(url);
    const [old, fresh] = ['o'.repeat(40), 'n'.repeat(40)];
    const subject = randomUUID();
    await createExpiringSet({ redis, secrets: [old] }).add('sessionEnded', subject, 60);
    const after = createExpiringSet({ redis, secrets: [fresh, old] });
    expect(await after.has('sessionEnded', subject)).toBe(true);
    expect(await after.add('sessionEnded', subject, 60)).toBe(false);
    const later = createExpiringSet({ redis, secrets: [fresh] });
    expect(await later.has('sessionEnded', subject)).toBe(true);
  });
}
