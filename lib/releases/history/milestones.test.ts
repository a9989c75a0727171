import { type PublishedRelease, firstReleases, groupMilestonesByYear } from './milestones';

const release = (
  day: string,
  version: string,
  platforms: PublishedRelease['platforms'],
  line: PublishedRelease['line'] = 'v5',
): PublishedRelease => ({ day, line, version, platforms });

const releases = [
  release('2026-11-12', '6.21.7', ['windows', 'mac-arm'], 'v6'),
  release('2026-10-29', '5.62.1', ['android'], 'android'),
  release('2026-09-11', '5.289.4', ['mac-intel', 'mac-arm']),
  release('2026-09-10', '5.289.4', ['windows', 'windows-lite']),
  release('2026-08-20', '5.61.0', ['android'], 'android'),
  release('2025-12-11', '5.284.3', ['windows']),
];

it('takes the earliest release of each line and system, oldest first', () => {
  expect(
    firstReleases(releases).map(({ key, day, version }) => `${key} ${day} ${version}`),
  ).toEqual([
    'windows 2025-12-11 5.284.3',
    'android 2026-08-20 5.61.0',
    'vps 2026-09-10 5.289.4',
    'mac 2026-09-11 5.289.4',
    'v6 2026-11-12 6.21.7',
  ]);
});

it('sorts them into their years with the fixed days, newest first', () => {
  expect(
    groupMilestonesByYear(releases).map(({ year, milestones }) => [
      year,
      ...milestones.map((p) => p.key),
    ]),
  ).toEqual([
    ['2026', 'v6', 'mac', 'vps', 'android'],
    ['2025', 'windows'],
    ['2020', 'agreement'],
  ]);
  expect(groupMilestonesByYear([]).map(({ year }) => year)).toEqual(['2020']);
});
