import { availableShareOf, statusDaysOf, type DayRow } from './status-days';

const now = Date.parse('2026-03-02T04:00:00Z');
const row = (day: string, works: number, impaired = 0, fails = 0): DayRow => ({
  day,
  works,
  impaired,
  fails,
});

it('has all of the last ninety days, ending today', () => {
  const days = statusDaysOf([row('2026-03-02', 10), row('2025-01-01', 10)], now);
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({
    ...row('2026-03-02', 10),
    measuredMinutes: 10,
    condition: 'works',
  });
  expect(days.slice(0, -1).every(({ condition }) => condition === null)).toBe(true);
});

it.each([
  ['nothing measured', row('2026-03-02', 0), null],
  ['a single minute that failed among others', row('2026-03-02', 100, 0, 1), 'works'],
  ['two that failed', row('2026-03-02', 100, 0, 2), 'fails'],
  ['one impaired, one failed', row('2026-03-02', 100, 1, 1), 'impaired'],
  ['two impaired', row('2026-03-02', 100, 2), 'impaired'],
])('%s', (_, given, condition) =>
  expect(statusDaysOf([given], now).at(-1)).toMatchObject({ condition }),
);

it.each([
  ['nothing', [], null],
  ['all good', [row('a', 60)], 1],
  ['an hour in ten', [row('a', 480), row('b', 60, 0, 60)], 0.9],
  // An impaired part was still available.
  ['impaired', [row('a', 30, 30)], 1],
])('availability: %s', (_, days, expected) => expect(availableShareOf(days)).toBe(expected));
