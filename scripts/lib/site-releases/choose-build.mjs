/** Chooses the release a server serves. */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { printFailureAndExit } from '../command/output.mjs';
import { buildFolderOf, recordServed, readPointer } from './release-files.mjs';

/**
 * Folder of the releases, relative to the project's folder. It must be inside that folder, because a build looks for
 * `node_modules` in the folders above it.
 * @returns {string} the folder; the command ends when the folder is outside the project's folder
 */
export function requireReleasesFolder() {
  const root = relative(process.cwd(), resolve(settingOf('RELEASES_DIR')));
  if (root === '' || root.startsWith('..') || isAbsolute(root))
    printFailureAndExit(`RELEASES_DIR: must be a folder inside ${process.cwd()}`);
  return root;
}

/**
 * Where builds share their assets.
 * @param {string} root folder of the releases
 */
export const assetsFolder = (root) => settingOf('ASSETS_DIR') ?? join(root, 'assets');

/**
 * Chooses the build of this process: the build that NEXT_DIST_DIR names, otherwise the current release, otherwise
 * `.next`. The choice is made once: a running process keeps its build whatever is released meanwhile.
 * @param {{ isForServing?: boolean }} [options] isForServing: the build must stay for as long as this process runs
 */
export function applyChosenBuild({ isForServing = false } = {}) {
  if (process.env.NEXT_DIST_DIR) return;
  const root = requireReleasesFolder();
  let current;
  try {
    ({ current } = readPointer(root));
  } catch (error) {
    printFailureAndExit(error.message);
  }
  if (!current) return;
  process.env.NEXT_DIST_DIR = buildFolderOf(root, current);
  process.env.ASSETS_DIR ||= assetsFolder(root);
  const recordProblem = isForServing ? recordServed(root, current) : null;
  if (recordProblem)
    console.warn(
      `! ${root} cannot be written (${recordProblem}): a release made here does not know that ${current} is still served.`,
    );
}
