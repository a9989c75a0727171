// A copy of the working tree to break things in. The sources themselves are never touched, so there is
// nothing to put back, however a run ends.
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is made from the sources, belongs to this machine, or is shared. */
const left =
  /^(?:node_modules|\.git|\.next.*|\.data.*|\.env.*|coverage|test-results|playwright-report|reports)$/;

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
  for (const name of readdirSync('.').filter((one) => !left.test(one)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
