/**
 * Installs the packages of the lock file where they are not installed. Until then only Node's own modules are used.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { printFailureAndExit, printStep } from '../command/output.mjs';
import { runNpm } from '../command/run-process.mjs';
import { stopOnFullDisk } from './preconditions.mjs';

/**
 * Packages by folder. A link leads to a folder of this project (`resolved`), which is a package too.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }} Package
 * @typedef {Readonly<Record<string, Package>>} Packages
 */

/**
 * Whether the installed packages are those of the lock file.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function matchesLockFile(locked, installed) {
  const isInstalled = ([folder, { version, integrity, optional, link }]) => {
    const entry = installed[folder];
    // npm leaves out optional packages for other systems.
    if (!entry) return folder === '' || optional === true;
    return entry.version === version && entry.integrity === integrity && entry.link === link;
  };
  return (
    Object.entries(locked).every(isInstalled) &&
    Object.keys(installed).every((folder) => folder in locked)
  );
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * npm's own record of an installation, with the versions that are in the folders, because npm writes the record even
 * when it installs nothing.
 * @returns {Packages} empty where nothing is installed
 */
function readInstalledPackages() {
  if (!existsSync('node_modules/.package-lock.json')) return {};
  const { packages } = readJson('node_modules/.package-lock.json');
  const entries = Object.entries(packages).map(([folder, recorded]) => {
    const file = `${folder}/package.json`;
    if (!existsSync(file)) return [folder, {}];
    return [folder, recorded.link ? recorded : { ...recorded, version: readJson(file).version }];
  });
  return Object.fromEntries(entries);
}

/** Whether the installed packages are those of package-lock.json. */
export const arePackagesInstalled = () =>
  matchesLockFile(readJson('package-lock.json').packages, readInstalledPackages());

const freshFolder = '.fresh-packages';

/**
 * Installs the packages of the lock file unless they are installed. npm installs into a new folder, which then replaces
 * the folder of the present packages. Where npm fails, the present packages stay as they are.
 */
export async function ensureInstalled() {
  if (arePackagesInstalled()) return;
  /** @type {Packages} */
  const locked = readJson('package-lock.json').packages;
  await stopOnFullDisk();
  printStep('Installing packages (about a minute) …');
  rmSync(freshFolder, { recursive: true, force: true });
  const links = Object.values(locked).filter(({ link }) => link);
  const folders = ['.', ...links.map(({ resolved }) => resolved)];
  for (const folder of folders) {
    mkdirSync(`${freshFolder}/${folder}`, { recursive: true });
    copyFileSync(`${folder}/package.json`, `${freshFolder}/${folder}/package.json`);
  }
  copyFileSync('package-lock.json', `${freshFolder}/package-lock.json`);
  const quietOptions = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(['ci', '--prefix', freshFolder, '--include=dev', ...quietOptions]);
  if (code !== 0)
    printFailureAndExit(
      'The packages could not be installed; npm says why above. Is the network up, and is the registry reachable?',
    );
  for (const folder of folders) {
    const [present, replacement] = [
      `${folder}/node_modules`,
      `${freshFolder}/${folder}/node_modules`,
    ];
    if (existsSync(present)) renameSync(present, `${freshFolder}/${folder}/before`);
    if (existsSync(replacement)) renameSync(replacement, present);
  }
  rmSync(freshFolder, { recursive: true, force: true });
}
