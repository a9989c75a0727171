import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDataDirProblem } from './data-dir.mjs';

const folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
const file = join(folder, 'file');
writeFileSync(file, 'x');

it.each([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'quota of this user is used up'],
  ['EIO', 'it cannot be used (EIO)'],
])('explains %s in one line, and names the setting', (code, words) => {
  const issue = findDataDirProblem('/data', () => {
    throw Object.assign(new Error(`${code}: no, open '/data/x'`), { code });
  });
  expect(issue).toContain('DATA_DIR is /data, and ');
  expect(issue).toContain(words);
  expect(issue).not.toContain('\n');
});

it.each([
  ['a file', file, 'that is a file'],
  ['below a file', join(file, 'data'), 'a part of this path is a file'],
  ['where nothing can be made', '/proc/nowhere', 'the folder does not exist and cannot be created'],
])('refuses %s', (_, folder, words) => expect(findDataDirProblem(folder)).toContain(words));

it('creates the folder for this user only, and leaves nothing in it', () => {
  const newFolder = join(folder, 'a', 'b');
  expect(findDataDirProblem(newFolder)).toBeNull();
  expect(findDataDirProblem(newFolder)).toBeNull();
  expect([(statSync(newFolder).mode & 0o777).toString(8), readdirSync(newFolder)]).toEqual([
    '700',
    [],
  ]);
});

const otherUser = 65_534;
const isRoot = process.getuid?.() === 0;
/** Another user can run this test only when allowed to read the project. */
const isOpen = () =>
  spawnSync('test', ['-r', join(process.cwd(), 'package.json')], {
    uid: otherUser,
    gid: otherUser,
    cwd: '/',
  }).status === 0;

if (isRoot && isOpen())
  it('detects files of the database that belong to another user', () => {
    // This folder is as a command typed as root leaves it.
    const data = mkdtempSync('/tmp/data-dir-');
    spawnSync('chown', [String(otherUser), data]);
    writeFileSync(join(data, 'backend.db'), '', { mode: 0o600 });
    const code = `import(${JSON.stringify(join(process.cwd(), 'scripts/lib/setup/data-dir.mjs'))})
      .then(({ findDataDirProblem }) => console.log(findDataDirProblem(${JSON.stringify(data)})))`;
    const asOtherUser = { uid: otherUser, gid: otherUser, cwd: '/', encoding: 'utf8' } as const;
    const runAsOtherUser = () =>
      spawnSync(process.execPath, ['-e', code], asOtherUser).stdout.trim();
    expect(runAsOtherUser()).toContain('this user may not write there');
    spawnSync('chown', [String(otherUser), join(data, 'backend.db')]);
    expect(runAsOtherUser()).toBe('null');
    expect(readdirSync(data)).toEqual(['backend.db']);
  });
