import { aheadOf, isOutdated, newest, nextVersions, versionsOf } from './versions';

it.each([
  [
    { releases: 5, news: '6' },
    { releases: 5, news: 6 },
  ],
  [{ releases: '5x', news: -1, campaigns: 1.5, promotions: '', 'public-config': 'Infinity' }, {}],
  [{ other: 5, __proto__: { releases: 5 } }, {}],
  [{ releases: '99999999999999999999' }, {}],
  [null, {}],
  ['releases', {}],
  [[1, 2], {}],
])('takes out of %j only versions of tags there are', (found, expected) =>
  expect(versionsOf(found)).toEqual(expected),
);

it('keeps the higher number of each tag', () => {
  expect(newest({ releases: 3, news: 9 }, { releases: 4 }, {})).toEqual({ releases: 4, news: 9 });
});

it.each([
  [{ releases: 3, news: 9 }, { releases: 3 }, { news: 9 }],
  [{ releases: 3 }, { releases: 3, news: 1 }, null],
  [{}, {}, null],
])('tells what %j has that %j lacks', (known, other, expected) =>
  expect(aheadOf(known, other)).toEqual(expected),
);

it.each([
  ['a page of the build, nothing changed', {}, {}, false],
  ['a page of the build, its content changed', {}, { releases: 1 }, true],
  ['other content changed', {}, { news: 1 }, false],
  ['made with the change known', { releases: 1 }, { releases: 1 }, false],
  ['made before the next change', { releases: 1 }, { releases: 2 }, true],
  ['made by one who had heard more', { releases: 3 }, { releases: 2 }, false],
])('outdated or not: %s', (_, madeWith, known, expected) =>
  expect(isOutdated(madeWith, known, ['content', 'releases'])).toBe(expected),
);

it('numbers a change above what is known, also where a clock goes wrong', () => {
  expect(nextVersions({}, ['releases'], 100)).toEqual({ releases: 100 });
  expect(nextVersions({ releases: 500 }, ['releases', 'news'], 100)).toEqual({
    releases: 501,
    news: 100,
  });
});
