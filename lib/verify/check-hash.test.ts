import type { VerifiablePackage } from '@/lib/releases/verifiable-package';
import { checkHash } from './check-hash';

const hash = (digit: string) => digit.repeat(64);
const packageOf = (version: string, more: Partial<VerifiablePackage> = {}): VerifiablePackage => ({
  platform: 'windows',
  line: 'v5',
  version,
  type: 'latest',
  releasedOn: null,
  fileName: null,
  size: null,
  sha256: hash('a'),
  ...more,
});

const newest = packageOf('5.10.0', { sha256: hash('b') });
const older = packageOf('5.9.0', { type: 'older' });
const beta = packageOf('5.11.0', { type: 'beta', sha256: hash('c') });
const all = [newest, older, beta, packageOf('6.1.0', { line: 'v6', sha256: hash('d') })];

it.each([
  ['the newest', hash('b'), newest, null],
  ['an older one', hash('a'), older, newest],
  ['a beta ahead of the newest', hash('c'), beta, null],
])('%s is official', (_, sha256, found, instead) =>
  expect(checkHash(sha256, all)).toEqual({
    kind: 'official',
    verifiablePackage: found,
    newerPackage: instead,
  }),
);

it('accepts digits in any case', () =>
  expect(checkHash(hash('A'), all)).toMatchObject({ kind: 'official', verifiablePackage: older }));

it.each([
  ['of no package', hash('f')],
  ['with one digit changed', `${hash('a').slice(1)}b`],
  ['cut off', hash('a').slice(1)],
  ['empty', ''],
])('a checksum %s is unknown', (_, sha256) =>
  expect(checkHash(sha256, all)).toEqual({ kind: 'unknown' }),
);

it.each([
  ['another system', packageOf('5.12.0', { platform: 'linux' })],
  ['another line', packageOf('6.12.0', { line: 'v6' })],
  ['a beta', packageOf('5.12.0', { type: 'beta' })],
  ['an older version', packageOf('5.8.0')],
])('suggests no version of %s instead', (_, other) => {
  const result = checkHash(hash('a'), [older, { ...other, sha256: hash('e') }]);
  expect(result).toMatchObject({ kind: 'official', newerPackage: null });
});

it('suggests the newest of several', () => {
  const list = [
    older,
    packageOf('5.9.1', { sha256: hash('1') }),
    packageOf('5.10.0', { sha256: hash('2') }),
  ];
  expect(checkHash(hash('a'), list)).toMatchObject({ newerPackage: { version: '5.10.0' } });
});

it('prefers the current package where the same bytes were published twice', () => {
  const list = [older, packageOf('5.10.0', { platform: 'windows-zip' })];
  expect(checkHash(hash('a'), list)).toMatchObject({ verifiablePackage: { version: '5.10.0' } });
});
