import { timeLeftOf } from './time-left';

const period = {
  start: new Date('2025-01-01T00:00:00+08:00'),
  end: new Date('2031-01-01T00:00:00+08:00'),
};

it.each([
  ['before it begins', '2024-12-31T23:59:59.999+08:00', 'none'],
  ['with years to go', '2026-11-23T12:00:00+08:00', 'day'],
  ['a moment more than thirty days before its end', '2030-12-01T23:59:59.999+08:00', 'day'],
  ['thirty days before its end', '2030-12-02T00:00:00+08:00', 'count'],
  ['thirty days before, in another zone', '2030-12-01T16:00:00Z', 'count'],
  ['in its last moment', '2030-12-31T23:59:59.999+08:00', 'count'],
  ['once it is over', '2031-01-01T00:00:00+08:00', 'none'],
] as const)('%s: %s is told by %s', (_, now, expected) =>
  expect(timeLeftOf(Date.parse(now), period)).toBe(expected),
);

it('counts down a campaign of a few days from its first moment', () => {
  const short = { start: period.start, end: new Date('2025-01-04T00:00:00+08:00') };
  expect(timeLeftOf(period.start.getTime(), short)).toBe('count');
});
