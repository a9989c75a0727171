import { isTooOld, mayRenew, renewed } from './renewals.mjs';

it.each([
  ['younger than its own life', { lastModified: 90_500, cacheControl: { revalidate: 10 } }, false],
  ['older than its own life', { lastModified: 89_000, cacheControl: { revalidate: 10 } }, true],
  ['of the usual life, younger', { lastModified: 80_000 }, false],
  ['of the usual life, older', { lastModified: 60_000 }, true],
  ['kept for ever', { lastModified: 1, cacheControl: { revalidate: false as const } }, false],
  ['declared too old', { lastModified: -1, cacheControl: { revalidate: 10 } }, true],
])('a page %s: %j', (_, entry, expected) => expect(isTooOld(entry, 30, 100_000)).toBe(expected));

it('lets two pages be rendered at a time, and others when one of them is done or has failed', () => {
  const at = 1_000_000;
  expect(['/a', '/b', '/e'].map((key) => mayRenew(key, at))).toEqual([true, true, false]);
  expect(mayRenew('/a', at)).toBe(true);
  renewed('/b');
  expect([mayRenew('/e', at), mayRenew('/f', at)]).toEqual([true, false]);
  expect(mayRenew('/f', at + 10_001)).toBe(true);
});
