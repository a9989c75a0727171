import type { ReleaseStep } from './sections';
import { yearsOf } from './sections';

const step = (day: string, version: string, line: ReleaseStep['line'] = 'v5'): ReleaseStep => ({
  day,
  line,
  version,
  platforms: ['windows'],
});

it('counts a version once, in the quarter it began in, newest year first', () => {
  expect(
    yearsOf([
      step('2026-11-12', '6.21.7', 'v6'),
      step('2026-10-01', '5.289.4'),
      step('2026-09-10', '5.289.4'),
      step('2026-01-22', '5.285.0'),
      step('2025-12-11', '5.284.3'),
    ]),
  ).toEqual([
    { year: '2026', count: 3, quarters: { q1: 1, q2: 0, q3: 1, q4: 1 } },
    { year: '2025', count: 1, quarters: { q1: 0, q2: 0, q3: 0, q4: 1 } },
  ]);
});

it('has no year without a release', () => expect(yearsOf([])).toEqual([]));
