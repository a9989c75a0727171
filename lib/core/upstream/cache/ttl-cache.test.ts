import { createTtlCache } from './ttl-cache';

it('caches responses for their lifetime, never failures', async () => {
  let now = 0;
  const memo = createTtlCache<number>(100, 10, { now: () => now });
  const load = jest.fn(async () => 1);
  await expect(memo('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await memo('a', load);
  await memo('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  now = 100;
  await memo('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('drops the oldest when it is full', async () => {
  const memo = createTtlCache<string>(100, 2, { now: () => 0 });
  for (const key of ['a', 'b', 'c']) await memo(key, async () => key);
  const again = jest.fn(async () => 'new');
  expect(await memo('c', again)).toBe('c');
  expect(await memo('a', again)).toBe('new');
});
