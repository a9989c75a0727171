import type { ReleasePackage } from '../release-package';
import {
  groupByPlatform,
  hasDownload,
  isKnownToHaveNoDownload,
  findLatestPackage,
  highestVersionFirst,
} from './select-packages';

const createPackage = (change: Partial<ReleasePackage>): ReleasePackage => ({
  platform: 'windows',
  line: 'v5',
  version: '5.288.1',
  type: 'latest',
  releasedOn: '2026-06-18',
  url: 'https://dl.example/a.exe',
  fileName: 'a.exe',
  size: 1,
  sha256: null,
  ...change,
});

describe('findLatestPackage', () => {
  const list = [
    createPackage({ version: '5.288.1' }),
    createPackage({ version: '5.30.0' }),
    createPackage({ version: '5.300.0', type: 'beta' }),
    createPackage({ version: '5.400.0', url: null }),
    createPackage({ version: '6.21.5', line: 'v6' }),
    createPackage({ platform: 'linux', version: '9', type: 'upcoming', url: null }),
  ];

  it('is the newest package marked latest that has a link', () => {
    expect(findLatestPackage(list, 'windows', 'v5')?.version).toBe('5.288.1');
    expect(findLatestPackage(list, 'windows')?.version).toBe('6.21.5');
  });

  it('is null when there is none', () => {
    expect(findLatestPackage(list, 'linux')).toBeNull();
    expect(findLatestPackage([], 'windows')).toBeNull();
  });

  it('does not change the list', () => {
    const order = list.map((item) => item.version);
    findLatestPackage(list, 'windows');
    expect(list.map((item) => item.version)).toEqual(order);
  });

  it('hasDownload knows whether anything can be downloaded', () => {
    expect(hasDownload(list, 'windows')).toBe(true);
    expect(hasDownload(list, 'linux')).toBe(false);
  });
});

describe('order and groups', () => {
  it('sorts newest first, then by day', () => {
    const sorted = [
      createPackage({ version: '5.9' }),
      createPackage({ version: '5.10', releasedOn: '2026-01-01' }),
      createPackage({ version: '5.10.0', releasedOn: '2026-02-01' }),
    ].sort(highestVersionFirst);
    expect(sorted.map((item) => item.releasedOn)).toEqual([
      '2026-02-01',
      '2026-01-01',
      '2026-06-18',
    ]);
  });

  it('groups by platform in the order of the platform list', () => {
    const groups = groupByPlatform([
      createPackage({ platform: 'android' }),
      createPackage({ platform: 'mac-arm' }),
      createPackage({ version: '1' }),
      createPackage({ version: '2' }),
    ]);
    expect(groups.map(([platform, list]) => [platform, list.map((item) => item.version)])).toEqual([
      ['windows', ['2', '1']],
      ['mac-arm', ['5.288.1']],
      ['android', ['5.288.1']],
    ]);
  });
});

describe('isKnownToHaveNoDownload', () => {
  const live = (...packages: ReleasePackage[]) => ({ packages, freshness: 'live' });
  const [linked, unlinked] = [createPackage({}), createPackage({ url: null })];
  it.each([
    [true, [live()]],
    [true, [live(), live(unlinked)]],
    [false, [live(), live(unlinked, linked)]],
    // A list that could not be loaded is not evidence.
    [false, [live(), { packages: [], freshness: 'fallback' }]],
    [false, [{ packages: [], freshness: 'last-good' }]],
  ])('%s for %j', (nothing, lists) => expect(isKnownToHaveNoDownload(...lists)).toBe(nothing));
});
