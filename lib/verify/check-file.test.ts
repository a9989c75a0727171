import type { VerifiablePackage } from '@/lib/releases/verifiable-package';
import { checkFile } from './check-file';

const verifiablePackage: VerifiablePackage = {
  platform: 'windows',
  line: 'v5',
  version: '5.2.0',
  type: 'latest',
  releasedOn: '2026-01-02',
  fileName: 'a-5.2.0.exe',
  size: 100,
  sha256: 'a'.repeat(64),
};
const other = 'b'.repeat(64);
const check = (name: string, size: number, sha256: string, of = verifiablePackage) =>
  checkFile({ name, size, sha256 }, [of]);

it.each([
  ['a-5.2.0.exe', { promoterCode: null, isChanged: false }],
  ['a-5.2.0_abc (1).exe', { promoterCode: 'abc', isChanged: false }],
  ['setup.exe', { promoterCode: null, isChanged: true }],
])('a %s with the bytes of a version is official', (name, parsedName) =>
  expect(check(name, 100, verifiablePackage.sha256)).toEqual({
    kind: 'official',
    verifiablePackage,
    newerPackage: null,
    nameCheck: parsedName,
  }),
);

it('reports nothing about a name where none was published', () =>
  expect(
    check('a (1).exe', 100, verifiablePackage.sha256, { ...verifiablePackage, fileName: null }),
  ).toMatchObject({
    nameCheck: { promoterCode: null, isChanged: false },
  }));

it.each([
  ['other bytes under our name', 'a-5.2.0.exe', 100, 'sameName', verifiablePackage],
  ['more bytes under our name', 'a-5.2.0_abc.exe', 101, 'sameName', verifiablePackage],
  ['a part of the package', 'a-5.2.0 (1).exe', 99, 'shorter', verifiablePackage],
  ['a download that has not ended', 'a-5.2.0.exe.crdownload', 50, 'unfinished', null],
  ['any other file', 'setup.exe', 100, 'other', null],
] as const)('%s is unknown', (_, name, size, reason, sameNamePackage) =>
  expect(check(name, size, other)).toEqual({ kind: 'unknown', reason, sameNamePackage }),
);

it('reports no shorter file where the size is unpublished', () =>
  expect(check('a-5.2.0.exe', 1, other, { ...verifiablePackage, size: null })).toMatchObject({
    reason: 'sameName',
  }));
