import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatChecksumList } from './checksum-list';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const createPackage = (
  fileName: string | null,
  sha256: string | null,
  url: string | null = 'https://x/y',
) => ({
  fileName,
  sha256,
  url,
});

it('lists every package once, ordered by name, with a line feed after each', () => {
  const packages = [
    createPackage('b.exe', b),
    createPackage('a.exe', a),
    createPackage('b.exe', b),
    createPackage('B.exe', c),
  ];
  const text = `${c}  B.exe\n${a}  a.exe\n${b}  b.exe\n`;
  expect(formatChecksumList(packages)).toEqual({ text, ambiguousNames: [] });
  expect(formatChecksumList([...packages].reverse()).text).toBe(text);
});

it('lists neither of two packages with the same name, and reports the name', () =>
  expect(
    formatChecksumList([
      createPackage('a.exe', a),
      createPackage('b.exe', b),
      createPackage('a.exe', c),
      createPackage('a.exe', a),
    ]),
  ).toEqual({
    text: `${b}  b.exe\n`,
    ambiguousNames: ['a.exe'],
  }));

it('is empty where nothing is published', () =>
  expect(formatChecksumList([])).toEqual({ text: '', ambiguousNames: [] }));

it.each([
  ['no checksum', createPackage('a.exe', null)],
  ['no name', createPackage(null, a)],
  ['no link, as one still to be released', createPackage('a.exe', a, null)],
  ['a checksum of another length', createPackage('a.exe', a.slice(1))],
  ['a checksum in capitals', createPackage('a.exe', a.toUpperCase())],
  ['a checksum that is none', createPackage('a.exe', 'z'.repeat(64))],
])('leaves out packages with %s', (_, left) =>
  expect(formatChecksumList([left, createPackage('z.exe', b)])).toEqual({
    text: `${b}  z.exe\n`,
    ambiguousNames: [],
  }),
);

it.each([
  ['App-1.exe', true],
  ['超级浏览器 6.21 (x64).dmg', true],
  ['a+b_c@1~2.AppImage', true],
  ['', false],
  ['-', false],
  ['-c', false],
  ['./', false],
  ['..', false],
  ['.hidden', false],
  [' a', false],
  ['a ', false],
  ['/etc/passwd', false],
  ['../a.exe', false],
  ['a\\b.exe', false],
  ['a\nb.exe', false],
  ['a\rb.exe', false],
  ['a\u0000', false],
  ['a\u007f', false],
])('lists the name %j: %s', (name, isListed) =>
  expect(formatChecksumList([createPackage(name, a)]).text).toBe(isListed ? `${a}  ${name}\n` : ''),
);

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

if (has('sha256sum'))
  it('is accepted by sha256sum -c without a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sums-'));
    const files = ['a.exe', '超级浏览器 6.21 (x64).dmg'];
    const packages = files.map((name) => {
      writeFileSync(join(folder, name), name);
      return createPackage(name, createHash('sha256').update(name).digest('hex'));
    });
    writeFileSync(join(folder, 'SHA256SUMS'), formatChecksumList(packages).text);
    const check = () => {
      const { status, stdout, stderr } = spawnSync('sha256sum', ['-c', 'SHA256SUMS'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      return { status, stderr, lines: stdout.trim().split('\n') };
    };
    expect(check()).toEqual({ status: 0, stderr: '', lines: files.map((name) => `${name}: OK`) });
    writeFileSync(join(folder, 'a.exe'), 'a.exf');
    expect(check()).toMatchObject({ status: 1, lines: ['a.exe: FAILED', `${files[1]}: OK`] });
  });
