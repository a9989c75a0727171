import { seedLists } from '@/lib/testing/seed-lists';
import type { ReleasePackage } from './release-package';
import { groupByVersion, verifiablePackagesOf } from './verifiable-package';

const releasePackage: ReleasePackage = {
  platform: 'windows',
  line: 'v5',
  version: '5.2.0',
  type: 'latest',
  releasedOn: '2026-01-02',
  url: 'https://files.example/a-5.2.0.exe',
  fileName: 'a-5.2.0.exe',
  size: 10,
  sha256: 'a'.repeat(64),
};
const b64 = 'b'.repeat(64);

it.each([
  ['no checksum', { sha256: null }],
  ['a checksum of another kind', { sha256: 'a'.repeat(40) }],
  ['a version still to be released', { type: 'upcoming' }],
] as const)('leaves out a package: %s', (_, change) =>
  expect(verifiablePackagesOf([[{ ...releasePackage, ...change }]])).toEqual([]),
);

it('writes checksums in lower case, and no URL', () => {
  const [verifiablePackage] = verifiablePackagesOf([
    [{ ...releasePackage, sha256: 'A'.repeat(64) }],
  ]);
  expect(verifiablePackage?.sha256).toBe('a'.repeat(64));
  expect(verifiablePackage).not.toHaveProperty('url');
});

it('lists a package once, with the data of the first list', () => {
  const older: ReleasePackage = { ...releasePackage, type: 'older', releasedOn: '2026-01-09' };
  expect(verifiablePackagesOf([[releasePackage], [older]]).map(({ type }) => type)).toEqual([
    'latest',
  ]);
  expect(verifiablePackagesOf([[older], [releasePackage]]).map(({ type }) => type)).toEqual([
    'older',
  ]);
});

it.each([
  ['another system', { platform: 'mac-arm' }],
  ['another version', { version: '5.2.1' }],
  ['other bytes of the same version', { sha256: b64 }],
] as const)('keeps %s', (_, change) =>
  expect(verifiablePackagesOf([[releasePackage], [{ ...releasePackage, ...change }]])).toHaveLength(
    2,
  ),
);

it('orders v6 first, the newest version first, and systems in their order', () => {
  const list = (
    [
      ['v5', '5.9.0', 'windows'],
      ['v5', '5.10.0', 'linux'],
      ['v6', '6.1.0', 'windows'],
      ['v5', '5.10.0', 'windows'],
    ] as const
  ).map(([line, version, platform]) => ({ ...releasePackage, line, version, platform }));
  expect(
    verifiablePackagesOf([list]).map(({ version, platform }) => `${version} ${platform}`),
  ).toEqual(['6.1.0 windows', '5.10.0 windows', '5.10.0 linux', '5.9.0 windows']);
});

it('groups versions by line, kind and day', () => {
  const groups = groupByVersion(
    verifiablePackagesOf([
      [
        releasePackage,
        { ...releasePackage, platform: 'linux', sha256: b64 },
        { ...releasePackage, platform: 'mac-arm', type: 'beta' },
        { ...releasePackage, platform: 'mac-intel', releasedOn: null },
      ],
    ]),
  );
  expect(
    groups.map(({ packages, ...group }) => [group.type, group.releasedOn, packages.length]),
  ).toEqual([
    ['latest', '2026-01-02', 2],
    ['latest', null, 1],
    ['beta', '2026-01-02', 1],
  ]);
});

it('contains every package of the version lists and the histories', () => {
  const { website, v6, histories } = seedLists;
  const lists = [website, v6, ...Object.values(histories)];
  const packages = verifiablePackagesOf(lists);
  const known = new Set(packages.map(({ sha256 }) => sha256));
  const published = lists.flat().flatMap(({ sha256 }) => sha256 ?? []);
  expect(published.length).toBeGreaterThan(40);
  expect(published.filter((sha256) => !known.has(sha256))).toEqual([]);
  expect(new Set(packages.map(({ type }) => type))).toEqual(new Set(['latest', 'beta', 'older']));
});
