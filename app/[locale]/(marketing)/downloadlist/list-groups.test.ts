import type { ReleasePackage } from '@/lib/releases/platforms';
import { allRowsOf, listGroups } from './list-groups';

jest.mock('next-intl/server', () => ({}));

const release = (more: Partial<ReleasePackage>): ReleasePackage => ({
  platform: 'windows',
  line: 'v5',
  version: '5.290.2',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: 'https://dl.example.com/a.exe',
  fileName: 'a.exe',
  size: null,
  sha256: null,
  ...more,
});
const group = (system: string, releases: readonly ReleasePackage[]) =>
  listGroups(releases).find((one) => one.system === system);
const packageNames = (rows: readonly { release: ReleasePackage }[] = []) =>
  rows.map(({ release: { platform, version } }) => `${platform} ${version}`);

it('highlights the newest for ordinary computers, and folds what is not current', () => {
  const windows = group('windows', [
    release({}),
    release({ platform: 'windows-lite', version: '7.0.0' }),
    release({ version: '5.291.0', type: 'beta' }),
    release({ version: '5.289.4', type: 'older' }),
    release({ line: 'v6', version: '6.21.7' }),
  ]);
  expect(packageNames(windows?.newest)).toEqual(['windows 6.21.7']);
  expect(packageNames(windows?.current)).toEqual(['windows 5.290.2', 'windows-lite 7.0.0']);
  expect(packageNames(windows?.folded)).toEqual(['windows 5.291.0', 'windows 5.289.4']);
  expect(windows && allRowsOf(windows)).toHaveLength(5);
});

it('highlights both Macs alike (D8)', () =>
  expect(
    packageNames(
      group('mac', [release({ platform: 'mac-arm' }), release({ platform: 'mac-intel' })])?.newest,
    ),
  ).toEqual(['mac-intel 5.290.2', 'mac-arm 5.290.2']));

it('highlights nothing where nothing is current, and does not fold upcoming releases', () => {
  const linux = group('linux', [release({ platform: 'linux', type: 'upcoming', url: null })]);
  const older = group('linux', [release({ platform: 'linux', type: 'older' })]);
  expect([packageNames(linux?.newest), packageNames(linux?.current)]).toEqual([
    [],
    ['linux 5.290.2'],
  ]);
  expect([packageNames(older?.current), packageNames(older?.folded)]).toEqual([
    [],
    ['linux 5.290.2'],
  ]);
});
