import type { ReleasePackage } from '@/lib/releases/release-package';
import { allRowsOf, packageGroups } from './package-groups';

jest.mock('next-intl/server', () => ({}));

const createPackage = (changes: Partial<ReleasePackage>): ReleasePackage => ({
  platform: 'windows',
  line: 'v5',
  version: '5.290.2',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: 'https://dl.example.com/a.exe',
  fileName: 'a.exe',
  size: null,
  sha256: null,
  ...changes,
});
const findGroup = (system: string, packages: readonly ReleasePackage[]) =>
  packageGroups(packages).find((group) => group.system === system);
const packageNames = (rows: readonly { releasePackage: ReleasePackage }[] = []) =>
  rows.map(({ releasePackage: { platform, version } }) => `${platform} ${version}`);

it('highlights the newest for ordinary computers, and folds what is not current', () => {
  const windows = findGroup('windows', [
    createPackage({}),
    createPackage({ platform: 'windows-lite', version: '7.0.0' }),
    createPackage({ version: '5.291.0', type: 'beta' }),
    createPackage({ version: '5.289.4', type: 'older' }),
    createPackage({ line: 'v6', version: '6.21.7' }),
  ]);
  expect(packageNames(windows?.newest)).toEqual(['windows 6.21.7']);
  expect(packageNames(windows?.otherCurrent)).toEqual(['windows 5.290.2', 'windows-lite 7.0.0']);
  expect(packageNames(windows?.folded)).toEqual(['windows 5.291.0', 'windows 5.289.4']);
  expect(windows && allRowsOf(windows)).toHaveLength(5);
});

it('highlights both Macs alike (D8)', () =>
  expect(
    packageNames(
      findGroup('mac', [
        createPackage({ platform: 'mac-arm' }),
        createPackage({ platform: 'mac-intel' }),
      ])?.newest,
    ),
  ).toEqual(['mac-intel 5.290.2', 'mac-arm 5.290.2']));

it('highlights nothing where nothing is current, and does not fold upcoming packages', () => {
  const linux = findGroup('linux', [
    createPackage({ platform: 'linux', type: 'upcoming', url: null }),
  ]);
  const older = findGroup('linux', [createPackage({ platform: 'linux', type: 'older' })]);
  expect([packageNames(linux?.newest), packageNames(linux?.otherCurrent)]).toEqual([
    [],
    ['linux 5.290.2'],
  ]);
  expect([packageNames(older?.otherCurrent), packageNames(older?.folded)]).toEqual([
    [],
    ['linux 5.290.2'],
  ]);
});
