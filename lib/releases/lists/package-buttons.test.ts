import type { ReleasePackage } from '../release-package';
import { packageHref, packageInRow, packageTableRows } from './package-buttons';

const createPackage = (change: Partial<ReleasePackage>): ReleasePackage => ({
  platform: 'linux',
  line: 'v5',
  version: '5.1',
  type: 'latest',
  releasedOn: null,
  url: 'https://dl.example/a.deb',
  fileName: 'a.deb',
  size: null,
  sha256: null,
  ...change,
});

describe('packageInRow', () => {
  const beta = createPackage({ type: 'beta', version: '5.3' });
  const upcoming = createPackage({ type: 'upcoming', version: '5.4', url: null });
  const older = createPackage({ type: 'older', version: '5.0' });

  it('prefers latest, then beta, then upcoming', () => {
    const latest = createPackage({});
    expect(packageInRow([older, beta, upcoming, latest], 'linux', 'v5')).toBe(latest);
    expect(packageInRow([older, beta, upcoming], 'linux', 'v5')).toBe(beta);
    expect(packageInRow([older, upcoming], 'linux', 'v5')).toBe(upcoming);
  });

  it('never returns an older one, another line or another platform', () => {
    expect(packageInRow([older], 'linux', 'v5')).toBeNull();
    expect(packageInRow([beta], 'linux', 'v6')).toBeNull();
    expect(packageInRow([beta], 'windows', 'v5')).toBeNull();
  });

  it('skips a latest or beta release without a link', () => {
    expect(
      packageInRow(
        [createPackage({ url: null }), createPackage({ type: 'beta', url: null })],
        'linux',
        'v5',
      ),
    ).toBeNull();
  });
});

describe('packageHref', () => {
  it.each<[string, Partial<ReleasePackage>, boolean | undefined, string | null]>([
    ['latest v5 by platform alone', {}, undefined, '/api/download/linux'],
    ['latest v5 pinned', {}, true, '/api/download/linux?version=5.1'],
    ['latest v6 by line', { line: 'v6' }, undefined, '/api/download/linux?line=v6'],
    ['beta by version', { type: 'beta' }, undefined, '/api/download/linux?version=5.1'],
    [
      'older v6 by both',
      { type: 'older', line: 'v6' },
      undefined,
      '/api/download/linux?version=5.1&line=v6',
    ],
    ['no link', { url: null }, undefined, null],
  ])('%s', (_name, change, pinned, href) => {
    expect(packageHref(createPackage(change), pinned)).toBe(href);
  });
});

describe('packageTableRows', () => {
  const windows = createPackage({ platform: 'windows' });
  const shapeOf = (rows: ReturnType<typeof packageTableRows>) =>
    rows.map(({ platform, releasePackage: found }) => [platform, found !== null]);

  it('shows every platform, with or without a package', () => {
    expect(shapeOf(packageTableRows([windows], 'v5', false))).toEqual([
      ['windows', true],
      ['mac-intel', false],
      ['mac-arm', false],
      ['linux', false],
    ]);
  });

  it('shows the one available entry while the list cannot be loaded', () => {
    expect(shapeOf(packageTableRows([windows], 'v5', true))).toEqual([['windows', true]]);
  });

  it('has no rows for an empty list', () => {
    expect(packageTableRows([], 'v6', false)).toEqual([]);
  });
});
