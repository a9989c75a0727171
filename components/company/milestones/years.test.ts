import type { ReleaseStep } from './steps';
import { yearsOf } from './years';

const step = (
  day: string,
  version: string,
  platforms: ReleaseStep['platforms'] = ['windows'],
  line: ReleaseStep['line'] = 'v5',
): ReleaseStep => ({ day, line, version, platforms });

const steps = [
  step('2026-11-12', '6.21.7', ['windows', 'mac-arm'], 'v6'),
  step('2026-09-11', '5.289.4', ['mac-intel', 'mac-arm']),
  step('2026-09-10', '5.289.4', ['windows', 'windows-zip', 'windows-lite']),
  step('2026-01-22', '5.285.0'),
  step('2025-12-11', '5.284.3'),
];

it('has the years in which something happened, newest first, with the fixed days', () => {
  expect(yearsOf(steps).map(({ year, count, fixed }) => [year, count, fixed.length])).toEqual([
    ['2026', 3, 0],
    ['2025', 1, 0],
    ['2021', 0, 1],
    ['2020', 0, 1],
  ]);
});

it('folds a version into one, in the quarter it began in, with the day of each system', () => {
  const [v6, v5] = yearsOf(steps)[0]!.lines;
  expect(v6?.line).toBe('v6');
  expect(v5?.quarters.map(({ quarter, versions }) => [quarter, versions.length])).toEqual([
    ['q1', 1],
    ['q3', 1],
  ]);
  expect(v5?.quarters[1]?.versions[0]).toEqual({
    version: '5.289.4',
    days: [
      { day: '2026-09-10', families: ['windows', 'pure'] },
      { day: '2026-09-11', families: ['mac'] },
    ],
  });
});
