import type { Versions } from '@/lib/content-changes/versions';
import { FakeRedis } from '@/lib/testing/fake-redis';
import { readData, writeData, type KeptData } from './kept-data';
import { createSharedEntries } from './shared-entries';

const shared = globalThis as typeof globalThis & { __contentVersions?: Versions };
const now = 1_000_000;

const data = (value: unknown, asOf?: Versions): KeptData['value'] => ({
  kind: 'FETCH',
  data: { body: JSON.stringify(asOf ? { asOf, value } : value) },
  revalidate: 60,
});

/** A machine that keeps one entry of a certain age. */
function machine(redis: FakeRedis, value?: KeptData['value'], age = 0) {
  let kept: KeptData | null = value ? { value, lastModified: now - age } : null;
  const entries = createSharedEntries(redis.asClient(), 'build');
  const local = {
    get: () => Promise.resolve(kept),
    set: (next: KeptData['value']) => {
      kept = { value: next, lastModified: now };
      return Promise.resolve();
    },
  };
  const asked = { key: 'k', tags: ['content', 'releases'], seconds: undefined };
  return {
    read: async () => (await readData(asked, local, entries, () => now))?.value.data.body ?? null,
    write: (next: KeptData['value']) => writeData('k', next, local, entries, () => now),
  };
}

afterEach(() => {
  delete shared.__contentVersions;
  jest.restoreAllMocks();
});

it.each([
  ['young, of the present content', data('a', { releases: 5 }), 0, true],
  ['young, asked for before the change', data('a', { releases: 4 }), 0, false],
  ['young, of an earlier release of the site', data('a'), 0, false],
  // Next gives these to whoever waits for nothing, and asks anew itself.
  ['past their time', data('a', { releases: 5 }), 61_000, true],
])('data %s are given away or not', async (_, value, age, given) => {
  shared.__contentVersions = { releases: 5, news: 9 };
  const found = await machine(new FakeRedis(), value, age).read();
  expect(found).toBe(given ? value.data.body : null);
});

it('shares data, and takes those of others only when they are of the present content', async () => {
  const redis = new FakeRedis();
  const old = data('old', { releases: 4 });
  const [here, there] = [machine(redis), machine(redis, old)];
  shared.__contentVersions = { releases: 5 };
  await here.write(old);
  expect(await there.read()).toBeNull();
  const fresh = data('new', { releases: 5 });
  await here.write(fresh);
  expect(await there.read()).toBe(fresh.data.body);
});

it('keeps and gives its own while Redis is away', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const redis = new FakeRedis();
  redis.away = true;
  const one = machine(redis);
  expect(await one.read()).toBeNull();
  await one.write(data('a', {}));
  expect(await one.read()).toBe(data('a', {}).data.body);
});
