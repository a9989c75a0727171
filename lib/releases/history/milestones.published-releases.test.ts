import type { ReleasePackage } from '../release-package';
import { publishedReleases, dayPosition } from './milestones';

const createPackage = (more: Partial<ReleasePackage>): ReleasePackage => ({
  platform: 'windows',
  line: 'v5',
  version: '5.290.2',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: null,
  fileName: null,
  size: null,
  sha256: null,
  ...more,
});

it('makes one release of all packages of a day, newest first', () => {
  const releases = publishedReleases([
    createPackage({ releasedOn: '2026-07-02', version: '5.288.3', type: 'older' }),
    createPackage({}),
    createPackage({ platform: 'windows-zip' }),
    createPackage({ platform: 'android', version: '5.62.1', releasedOn: '2026-10-29' }),
  ]);
  expect(releases.map(({ day, line, platforms }) => [day, line, platforms.join(' ')])).toEqual([
    ['2026-11-05', 'v5', 'windows windows-zip'],
    ['2026-10-29', 'android', 'android'],
    ['2026-07-02', 'v5', 'windows'],
  ]);
});

it.each([
  ['a beta', { type: 'beta' }],
  ['what is still to come', { type: 'upcoming' }],
  ['a package without a day', { releasedOn: null }],
] as const)('leaves out %s', (_, more) =>
  expect(publishedReleases([createPackage(more)])).toEqual([]),
);

it('puts the newer version of a day first, by its numbers', () => {
  const releases = publishedReleases([
    createPackage({ version: '5.9.2' }),
    createPackage({ version: '5.10.0', platform: 'linux' }),
  ]);
  expect(releases.map(({ version }) => version)).toEqual(['5.10.0', '5.9.2']);
});

it('places a day between two others', () =>
  expect(dayPosition('2026-01-06', '2026-01-01', '2026-01-11')).toBe(0.5));
