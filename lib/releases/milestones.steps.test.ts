import type { ReleasePackage } from '@/lib/releases/platforms';
import { releaseSteps, dayPosition } from './milestones';

const release = (more: Partial<ReleasePackage>): ReleasePackage => ({
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

it('makes one step of all packages of a day, newest first', () => {
  const steps = releaseSteps([
    release({ releasedOn: '2026-07-02', version: '5.288.3', type: 'older' }),
    release({}),
    release({ platform: 'windows-zip' }),
    release({ platform: 'android', version: '5.62.1', releasedOn: '2026-10-29' }),
  ]);
  expect(steps.map(({ day, line, platforms }) => [day, line, platforms.join(' ')])).toEqual([
    ['2026-11-05', 'v5', 'windows windows-zip'],
    ['2026-10-29', 'android', 'android'],
    ['2026-07-02', 'v5', 'windows'],
  ]);
});

it.each([
  ['a beta', { type: 'beta' }],
  ['what is still to come', { type: 'upcoming' }],
  ['a package without a day', { releasedOn: null }],
] as const)('leaves out %s', (_, more) => expect(releaseSteps([release(more)])).toEqual([]));

it('places a day between two others', () =>
  expect(dayPosition('2026-01-06', '2026-01-01', '2026-01-11')).toBe(0.5));
