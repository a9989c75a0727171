// A copy of the working tree to break things in. The sources themselves are never touched, so there is
// nothing to put back, however a run ends.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything git would commit, changed or new files included. */
function workingFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(file));
}

/** Folders that are there; they go with the process, also when it is stopped. */
const folders = new Set();
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/**
 * Copies the project; packages are shared.
 * @returns {string} the folder
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  folders.add(folder);
  for (const file of workingFiles()) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
