/**
 * Tests both commands as an operator types them, in a copy of the files they need: no packages, no settings, no
 * network.
 */
import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let repository: string;
const outsidePath = (name: string) => join(folder, name);
const repositoryPath = (name: string) => join(repository, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-'));
  repository = join(folder, 'repository');
  for (const path of ['scripts', 'lib/downloads/signed-checksums', 'lib/core/env'])
    cpSync(path, repositoryPath(path), { recursive: true });
  mkdirSync(outsidePath('safe'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Output and files of a command that runs without this machine's environment. */
function run(script: 'key' | 'checksums', args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [repositoryPath('scripts/sign.mjs'), script, ...args],
    { cwd: folder, env: { PATH: process.env.PATH } as never, input, encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}

const privateFile = () => outsidePath('safe/release.pem');
const publicFile = () => repositoryPath('lib/downloads/signed-checksums/release-key.pem');
const makeKey = (...more: string[]) => run('key', ['--out', privateFile(), ...more]);

describe('npm run sign -- key', () => {
  it('writes a private key no other user can read, and a public one into the repository', () => {
    const { status, output } = makeKey();
    expect(status).toBe(0);
    expect(output).toMatch(/Fingerprint: +(?:[0-9a-f]{8} ){7}[0-9a-f]{8}\n/);
    expect(statSync(privateFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(privateFile(), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    expect(readFileSync(publicFile(), 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(output).not.toMatch(/BEGIN/);
  });

  it.each<[string, () => string, RegExp]>([
    ['a path inside the repository', () => repositoryPath('release.pem'), /inside the repository/],
    ['one in a folder of it', () => repositoryPath('lib/release.pem'), /inside the repository/],
    [
      'one that leads into it by a link',
      () => {
        symlinkSync(repositoryPath('lib'), outsidePath('elsewhere'));
        return outsidePath('elsewhere/release.pem');
      },
      /inside the repository/,
    ],
    [
      'one that leads back into it',
      () => outsidePath('safe/../repository/x.pem'),
      /inside the rep/,
    ],
    [
      'a file that is there',
      () => {
        writeFileSync(privateFile(), 'mine');
        return privateFile();
      },
      /is there already/,
    ],
    ['a folder that is not there', () => outsidePath('nowhere/release.pem'), /there is no folder/],
  ])('refuses %s', (_, path, words) => {
    const out = path();
    const { status, output } = run('key', ['--out', out]);
    expect([status, output]).toEqual([1, expect.stringMatching(words)]);
    expect(existsSync(out) && readFileSync(out, 'utf8') !== 'mine').toBe(false);
    expect(existsSync(publicFile())).toBe(false);
  });

  it('accepts a folder whose name only begins like the repository’s', () => {
    mkdirSync(`${repository}-keys`);
    expect(run('key', ['--out', `${repository}-keys/release.pem`]).status).toBe(0);
  });

  it('replaces the public key only when told to', () => {
    makeKey();
    const before = readFileSync(publicFile(), 'utf8');
    const secondKeyArguments = ['--out', outsidePath('safe/second.pem')];
    expect(run('key', secondKeyArguments).output).toMatch(/--replace puts a new one in its place/);
    expect(existsSync(outsidePath('safe/second.pem'))).toBe(false);
    expect(readFileSync(publicFile(), 'utf8')).toBe(before);
    expect(run('key', [...secondKeyArguments, '--replace']).status).toBe(0);
    expect(readFileSync(publicFile(), 'utf8')).not.toBe(before);
  });

  it('encrypts the private key with a passphrase, and refuses a short one', () => {
    expect(run('key', ['--out', privateFile(), '--passphrase'], 'short\n').output).toMatch(
      /too short/,
    );
    expect(existsSync(privateFile())).toBe(false);
    const { output } = run('key', ['--out', privateFile(), '--passphrase'], 'a long one\n');
    expect(readFileSync(privateFile(), 'utf8')).toMatch(/BEGIN ENCRYPTED PRIVATE KEY/);
    expect(output).not.toContain('a long one');
  });

  it.each([[[]], [['--out']], [['--what']]])('prints its usage for %j', (args) =>
    expect(run('key', args)).toEqual({
      status: 1,
      output: expect.stringContaining('Usage: npm run sign -- key') as string,
    }),
  );
});

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const first = `${a}  a.exe\n${b}  b.exe\n`;
const later = `${c}  a.exe\n${c}  c.exe\n`;
const signatureFile = () => outsidePath('SHA256SUMS.sig');

function signText(text: string, more: readonly string[] = ['--yes'], input = '') {
  writeFileSync(outsidePath('SHA256SUMS'), text);
  const files = ['--key', privateFile(), '--sums', outsidePath('SHA256SUMS')];
  return run('checksums', [...files, '--out', signatureFile(), ...more], input);
}
const verifies = (text: string) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey(readFileSync(publicFile(), 'utf8')),
    readFileSync(signatureFile()),
  );

describe('npm run sign -- checksums', () => {
  it('signs exactly these bytes, with sixty-four bytes', () => {
    makeKey();
    const { status, output } = signText(first);
    expect(status).toBe(0);
    expect(output).toContain(`No list signed by this key lies here.`);
    expect(output).toContain(`+ ${a}  a.exe\n+ ${b}  b.exe\n`);
    expect(readFileSync(signatureFile())).toHaveLength(64);
    expect([verifies(first), verifies(later)]).toEqual([true, false]);
  });

  it('shows the differences to the list signed before', () => {
    makeKey();
    signText(first);
    const { output } = signText(later);
    expect(output).toContain(
      `! a.exe has another checksum than the one signed before:\n    before  ${a}\n    now     ${c}\n- ${b}  b.exe\n+ ${c}  c.exe\n`,
    );
    expect(verifies(later)).toBe(true);
    expect(signText(later).output).toContain('The same checksums as in the list signed before.');
  });

  it('compares only with a list its signature proves', () => {
    makeKey();
    signText(first);
    writeFileSync(outsidePath('SHA256SUMS.signed'), later);
    expect(signText(later).output).toContain('No list signed by this key lies here.');
  });

  it('signs nothing without a confirmation', () => {
    makeKey();
    const { status, output } = signText(first, []);
    expect([status, output]).toEqual([1, expect.stringMatching(/no terminal to confirm it/)]);
    expect(existsSync(signatureFile())).toBe(false);
  });

  it('opens an encrypted key only with its passphrase', () => {
    run('key', ['--out', privateFile(), '--passphrase'], 'a long one\n');
    expect(signText(first, ['--yes'], 'a wrong one\n').output).toMatch(/passphrase is wrong/);
    expect(signText(first, ['--yes'], '').output).toMatch(/passphrase is wrong/);
    expect(existsSync(signatureFile())).toBe(false);
    expect(signText(first, ['--yes'], 'a long one\n').status).toBe(0);
    expect(verifies(first)).toBe(true);
  });

  it('refuses a key whose public key is not the one the site shows', () => {
    makeKey();
    run('key', ['--out', outsidePath('safe/second.pem'), '--replace']);
    const { status, output } = signText(first);
    expect([status, output]).toEqual([1, expect.stringMatching(/is not the key of lib/)]);
  });

  it('reports that the site has no key yet, and signs', () => {
    makeKey();
    cpSync(publicFile(), outsidePath('kept.pem'));
    rmSync(publicFile());
    expect(signText(first)).toEqual({
      status: 0,
      output: expect.stringContaining(
        '! There is no lib/downloads/signed-checksums/release-key.pem here',
      ) as string,
    });
  });

  it.each<[string, () => unknown, RegExp]>([
    ['what is no list', () => undefined, /Nothing was signed: line 1 is no checksum/],
    ['a list that is not there', () => 'missing', /Nothing was signed: ENOENT/],
    ['a key that is none', () => writeFileSync(privateFile(), 'nonsense'), /no private key in it/],
    ['a key that is not there', () => rmSync(privateFile()), /There is no .*release.pem/],
  ])('keeps the earlier signature with %s', (_, spoil, words) => {
    makeKey();
    signText(first);
    const before = readFileSync(signatureFile());
    const isMissing = spoil() === 'missing';
    const text = words.source.includes('line 1') ? '<html>\n' : first;
    const { status, output } = isMissing
      ? run('checksums', [
          '--key',
          privateFile(),
          '--sums',
          outsidePath('nowhere'),
          '--out',
          signatureFile(),
          '--yes',
        ])
      : signText(text);
    expect([status, output]).toEqual([1, expect.stringMatching(words)]);
    expect(readFileSync(signatureFile()).equals(before)).toBe(true);
  });

  it('reports why it cannot write', () => {
    makeKey();
    mkdirSync(signatureFile());
    const { status, output } = signText(first);
    expect([status, output]).toEqual([1, expect.stringMatching(/Nothing was signed: E/)]);
  });

  it.each([[[]], [['--key', 'x', '--sums', 'y']], [['--what']]])(
    'prints its usage for %j',
    (args) =>
      expect(run('checksums', args)).toEqual({
        status: 1,
        output: expect.stringContaining('Usage: npm run sign -- checksums') as string,
      }),
  );
});
