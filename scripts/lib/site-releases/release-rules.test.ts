import {
  isReleaseName,
  emptyPointer,
  releaseName,
  removableReleases,
  pointerAfterRollback,
  pointerAfterSwitch,
} from './release-rules.mjs';

const at = new Date('2026-11-22T18:05:09.123Z');

it.each([
  [[], '2026-11-22-180509'],
  [['2026-11-22-180509'], '2026-11-22-180509-2'],
  [['2026-11-22-180509', '2026-11-22-180509-2'], '2026-11-22-180509-3'],
])('names a release by its time, given %j: %s', (taken, name) => {
  expect(releaseName(at, taken)).toBe(name);
  expect(isReleaseName(name)).toBe(true);
});

it.each(['current', 'lock', 'running', 'assets', '..', '2026-11-22', '2026-11-22-180509-x', '.x'])(
  'does not take %s for a release',
  (name) => expect(isReleaseName(name)).toBe(false),
);

it('remembers earlier releases, three builds in all', () => {
  const first = pointerAfterSwitch(emptyPointer, 'a');
  expect(first).toEqual({ current: 'a', before: [] });
  const fourth = ['b', 'c', 'd'].reduce(pointerAfterSwitch, first);
  expect(fourth).toEqual({ current: 'd', before: ['c', 'b'] });
  expect(pointerAfterSwitch(fourth, 'd')).toEqual(fourth);
});

it.each([
  [{ current: 'c', before: ['b', 'a'] }, ['a', 'b', 'c'], { current: 'b', before: ['a'] }],
  // The folder of b was removed.
  [{ current: 'c', before: ['b', 'a'] }, ['a', 'c'], { current: 'a', before: [] }],
  [{ current: 'a', before: [] }, ['a'], null],
  [{ current: null, before: [] }, ['a'], null],
])('rolls back from %j with %j to %j', (pointer, finished, to) =>
  expect(pointerAfterRollback(pointer, finished)).toEqual(to),
);

it('rolls back to an earlier release, not to one that was rolled back', () => {
  const pointerToBad = pointerAfterSwitch(
    pointerAfterSwitch(pointerAfterSwitch(emptyPointer, 'a'), 'good'),
    'bad',
  );
  const pointerBack = pointerAfterRollback(pointerToBad, ['a', 'good', 'bad'])!;
  expect(
    pointerAfterRollback(pointerAfterSwitch(pointerBack, 'next'), ['a', 'good', 'bad', 'next'])
      ?.current,
  ).toBe('good');
});

it.each([
  [['a', 'b', 'c', 'd'], { current: 'd', before: ['c', 'b'] }, [], ['a']],
  [['a', 'b', 'c', 'd'], { current: 'd', before: ['c', 'b'] }, ['a'], []],
  // c was rolled back.
  [['a', 'b', 'c', 'd'], { current: 'd', before: ['b', 'a'] }, [], ['c']],
  [['a'], { current: 'a', before: [] }, ['b'], []],
])('of %j with %j and %j running it removes %j', (names, pointer, served, wanted) =>
  expect(removableReleases({ names, pointer, served })).toEqual(wanted),
);
