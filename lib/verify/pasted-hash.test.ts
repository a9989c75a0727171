import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { emptyFileHash, parsePastedHashes } from './pasted-hash';

const hash = 'ada387111600d89151665a1aeb3f5bd01b5d493c8bd88996c8538cbb336bbf4f';
const second = '197b5640e11e87c453261288b4ae94ea373961b45beb88bf7c7b33df6e5ae292';
const upper = hash.toUpperCase();
const pairs = hash.match(/../g) ?? [];
const name = 'SuperBrowser-5.290.2-x64.exe';
const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
const sha1 = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';

describe('parsePastedHashes with one SHA-256', () => {
  it.each([
    ['digits', hash],
    ['upper case', upper],
    ['blanks around', `  \n${hash}\t `],
    ['in pairs', pairs.join(' ')],
    ['with colons', pairs.join(':').toUpperCase()],
    ['with hyphens', pairs.join('-')],
    ['in groups of eight', (hash.match(/.{8}/g) ?? []).join(' ')],
    ['broken by a narrow window', `${hash.slice(0, 40)}\n${hash.slice(40)}`],
    [
      'full-width digits',
      hash.replace(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0)),
    ],
    ['sha256sum', `${hash}  ${name}`],
    ['sha256sum in binary mode', `${hash} *${name}`],
    ['sha256sum of an odd name', `\\${hash}  a\\nb.exe`],
    ['shasum -a 256', `${hash}  /Users/me/Downloads/${name}`],
    ['BSD', `SHA256 (${name}) = ${hash}`],
    ['OpenSSL', `SHA2-256(${name})= ${hash}`],
    ['a digest', `sha256:${hash}`],
    [
      'Get-FileHash',
      `Algorithm       Hash                Path\n---------       ----                ----\nSHA256          ${upper}       C:\\Users\\me\\${name}\n`,
    ],
    ['Get-FileHash as a list', `Algorithm : SHA256\nHash      : ${upper}\nPath      : C:\\${name}`],
    [
      'certutil',
      `SHA256 hash of ${name}:\n${hash}\nCertUtil: -hashfile command completed successfully.`,
    ],
    [
      'certutil on older systems',
      `SHA256 hash of file ${name}:\n${pairs.join(' ')}\nCertUtil: -hashfile command completed successfully.`,
    ],
    ['certutil in Chinese', `SHA256 的 ${name} 哈希:\n${hash}\nCertUtil: -hashfile 命令成功完成。`],
    ['twice the same', `${hash}\n${upper}`],
    ['next to other kinds', `MD5 ${md5}\nSHA1 ${sha1}\nSHA256 ${hash}`],
    ['in a sentence', `安装包的 SHA-256 是 ${hash}。`],
  ])('%s', (_, text) =>
    expect(parsePastedHashes(text)).toEqual({ kind: 'hashes', hashes: [hash] }),
  );
});

it('returns several in their order', () =>
  expect(parsePastedHashes(`${hash}  a.exe\n${second}  b.exe`)).toEqual({
    kind: 'hashes',
    hashes: [hash, second],
  }));

it.each([
  ['MD5', md5],
  ['MD5', `${md5}  ${name}`],
  ['MD5', `${md5}\n${md5.toUpperCase()}`],
  ['MD5', (md5.match(/../g) ?? []).join(' ')],
  ['SHA-1', sha1],
  ['SHA-1', `SHA1 hash of ${name}:\n${(sha1.match(/../g) ?? []).join(' ')}`],
  ['SHA-224', hash.slice(0, 56)],
  ['SHA-384', `${hash}${hash.slice(0, 32)}`],
  ['SHA-512', `${hash}${second}`],
])('names %s', (kind, text) =>
  expect(parsePastedHashes(text)).toEqual({ kind: 'wrongKind', name: kind }),
);

it.each([
  [63, hash.slice(1)],
  [65, `${hash}0`],
  [24, hash.slice(0, 24)],
])('reports a wrong number of digits: %i', (digits, text) =>
  expect(parsePastedHashes(text)).toEqual({ kind: 'wrongLength', digitCount: digits }),
);

it.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['words', 'is this file genuine'],
  ['a URL', 'https://www.example.com/download'],
  ['a name', name],
  ['its two ends, as pages show it', `${hash.slice(0, 16)}…${hash.slice(-8)}`],
  ['a version', '5.290.2'],
  ['an identifier', '123e4567-e89b-12d3-a456-426614174000'],
  ['digits within a word', `x${hash}`],
  ['a word of these letters', 'deadbeef cafe'],
])('finds none in %s', (_, text) => expect(parsePastedHashes(text)).toEqual({ kind: 'none' }));

it('refuses more checksums than a visitor compares', () => {
  const many = Array.from({ length: 21 }, (_, n) =>
    createHash('sha256').update(`${n}`).digest('hex'),
  );
  expect(parsePastedHashes(many.join('\n'))).toEqual({ kind: 'tooMany' });
  expect(parsePastedHashes(many.slice(1).join('\n'))).toMatchObject({ kind: 'hashes' });
  expect(parsePastedHashes('a'.repeat(20_001))).toEqual({ kind: 'tooLong' });
});

it('recognizes the checksum of an empty file', () =>
  expect(createHash('sha256').digest('hex')).toBe(emptyFileHash));

it('finds any checksum in the output of any command', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const around = fc.constantFrom(
    ['', ''],
    ['SHA256(a)= ', '\n'],
    ['', '  a b.exe'],
    ['Hash : ', ''],
  );
  fc.assert(
    fc.property(bytes, around, fc.boolean(), (digest, [before, after], isUpper) => {
      const digits = Buffer.from(digest).toString('hex');
      const text = `${before}${isUpper ? digits.toUpperCase() : digits}${after}`;
      expect(parsePastedHashes(text)).toEqual({ kind: 'hashes', hashes: [digits] });
    }),
  );
});
