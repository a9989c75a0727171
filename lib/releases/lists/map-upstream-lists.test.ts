import {
  versionEntrySchema,
  versionListSchema,
  v6ListSchema,
} from '@superbrowser/contract/releases';
import {
  parsePackageUrl,
  parseReleaseDay,
  mapV6List,
  mapWebsiteList,
  mapWindowsEntry,
} from './map-upstream-lists';

const base = { version: '5.290.2', version_type: 1, online_time: '20261105093000' };
const entry = (extra: object) => versionEntrySchema.parse({ ...base, ...extra });
const x64 = 'https://dl.example.com/v5/App-5.290.2-x64.exe';
const x86 = 'https://dl.example.com/v5/App-5.290.2-x86.exe';
const zip = 'https://dl.example.com/v5/App-5.290.2-x64.zip?v=1';
const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];

// The first eight digits are the day (D6).
it.each([
  ['20261105093000', '2026-11-05'],
  ['20240229', '2024-02-29'],
  ['20250229', null],
  ['20261301', null],
  ['2026-11-05', null],
  ['2026', null],
  ['', null],
  [null, null],
])('day of %j is %j', (digits, day) => {
  expect(parseReleaseDay(digits)).toBe(day);
});

it.each([
  [x64, x64],
  ['ftp://dl.example.com/a.exe', null],
  ['javascript:alert(1)', null],
  ['https://a:b@dl.example.com/a.exe', null],
  ['/relative.exe', null],
  [null, null],
])('package URL %j becomes %j', (value, expected) => {
  expect(parsePackageUrl(value)).toBe(expected);
});

describe('Windows entries (D1)', () => {
  it('give 64 and 32 bit, each with its own size and digest', () => {
    const bothPackages = entry({
      download_url: x86,
      download_url_64: x64,
      size: 64,
      sha256: a,
      size_32: 32,
      sha256_32: b,
    });
    expect(mapWindowsEntry(bothPackages)).toEqual([
      expect.objectContaining({
        platform: 'windows',
        url: x64,
        size: 64,
        sha256: a,
        fileName: 'App-5.290.2-x64.exe',
      }),
      expect.objectContaining({ platform: 'windows-x86', url: x86, size: 32, sha256: b }),
    ]);
  });

  it('give the size to the only package there is', () => {
    const [only, ...more] = mapWindowsEntry(entry({ download_url: x86, size: 32, sha256: b }));
    expect(only).toMatchObject({ platform: 'windows-x86', size: 32, sha256: b });
    expect(more).toEqual([]);
  });

  it.each([
    ['of its own', { sha256_32: b, size_32: 32 }],
    ['of its own before the other', { sha256: a, size: 64, sha256_32: b, size_32: 32 }],
    ['of the entry', { sha256: b, size: 32 }],
  ])('give the only package, 32 bit, the digest %s', (_, checksums) => {
    const [only] = mapWindowsEntry(entry({ download_url: x86, ...checksums }));
    expect(only).toMatchObject({ platform: 'windows-x86', size: 32, sha256: b });
  });

  it('never give one package the digest of another with an unusable URL', () => {
    const halfInvalid = entry({
      download_url: x86,
      download_url_64: 'ftp://dl.example.com/a.exe',
      size: 64,
      sha256: a,
    });
    expect(mapWindowsEntry(halfInvalid)).toEqual([
      expect.objectContaining({ platform: 'windows-x86', size: null, sha256: null }),
    ]);
  });

  it('give a zip and a 32-bit installer each its own digest', () => {
    const bothPackages = entry({
      download_url: x86,
      download_url_64: zip,
      sha256: a,
      sha256_32: b,
    });
    expect(mapWindowsEntry(bothPackages).map(({ platform, sha256 }) => [platform, sha256])).toEqual(
      [
        ['windows-zip', a],
        ['windows-x86', b],
      ],
    );
  });

  it.each(['download_url', 'download_url_64'])('recognize a zip in %s', (field) => {
    expect(mapWindowsEntry(entry({ [field]: zip }))).toEqual([
      expect.objectContaining({
        platform: 'windows-zip',
        url: zip,
        fileName: 'App-5.290.2-x64.zip',
      }),
    ]);
  });

  it('never link an upcoming version (D6)', () => {
    expect(mapWindowsEntry(entry({ version_type: 0, download_url_64: x64, size: 1 }))).toEqual([
      expect.objectContaining({
        platform: 'windows',
        type: 'upcoming',
        url: null,
        fileName: null,
        size: null,
      }),
    ]);
  });
});

it('maps every platform id of the list, and no other', () => {
  const one = [{ ...base, download_url_64: x64 }];
  const ids = ['Win', 'Win_base', 'Win_lite', 'Win_speed', 'Mac', 'Macos_m1', 'Linux', 'Amiga'];
  const list = versionListSchema.parse({
    pc: Object.fromEntries(ids.map((id) => [id, one])),
    phone: { Android: one, Ios: one },
  });
  expect(mapWebsiteList(list).map((releasePackage) => releasePackage.platform)).toEqual([
    'windows',
    'windows-lite',
    'windows-base',
    'windows-speed',
    'mac-intel',
    'mac-arm',
    'linux',
    'android',
    'ios',
  ]);
});

it.each([
  [0, 'upcoming'],
  [1, 'latest'],
  [2, 'beta'],
  [3, 'older'],
])('type %d is %s', (version_type, type) => {
  expect(mapWindowsEntry(entry({ version_type }))[0]?.type).toBe(type);
});

it('maps v6 system types 1 to 4 and ignores others', () => {
  const list = v6ListSchema.parse(
    [1, 2, 3, 4, 5].map((system_type) => ({
      system_type,
      version: 'v6.21.7',
      install_download_url: x64,
    })),
  );
  const packages = mapV6List(list);
  expect(packages.map((releasePackage) => releasePackage.platform)).toEqual([
    'windows',
    'mac-intel',
    'mac-arm',
    'linux',
  ]);
  expect(packages[0]).toMatchObject({ version: '6.21.7', line: 'v6', type: 'latest' });
});

// The value is stored, but not shown (D6).
it.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['win7', 'win7'],
  [0, '0'],
  [10, '10'],
])('keeps the os_version_type %j', (os_version_type, stored) => {
  const [releasePackage] = mapWindowsEntry(entry({ download_url_64: x64, os_version_type }));
  expect(releasePackage?.osVersionType).toBe(stored);
});
