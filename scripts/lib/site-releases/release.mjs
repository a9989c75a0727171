/** Makes a release, rolls back to the previous release, and lists all releases. */
import { join } from 'node:path';
import { publishAssets, removeOldAssets } from '../../../server/shared-assets.mjs';
import {
  releaseName,
  removableReleases,
  pointerAfterRollback,
  pointerAfterSwitch,
} from './release-rules.mjs';
import {
  buildFolderOf,
  isFinished,
  listReleaseNames,
  readPointer,
  removeRelease,
  listServedReleases,
  acquireLock,
  writePointer,
} from './release-files.mjs';

/** An error that stops a release and is shown in one line. */
export class ReleaseError extends Error {}

/** @returns {ReturnType<typeof acquireLock> & {}} */
function requireLock(root) {
  const lock = acquireLock(root);
  if (lock) return lock;
  throw new ReleaseError(
    `Another release is being made. If none is, delete ${join(root, 'lock')} and try again.`,
  );
}

/** Removes unfinished releases of a build that failed or was killed. */
function removeUnfinished(root) {
  for (const name of listReleaseNames(root)) if (!isFinished(root, name)) removeRelease(root, name);
}

/**
 * Builds into a new folder, switches to it, and removes releases that are no longer needed. Running servers keep their
 * release.
 * @param {object} options
 * @param {string} options.root folder of the releases
 * @param {string} options.assetsFolder folder in which servers share scripts and style sheets
 * @param {(folder: string) => Promise<void>} options.build creates a finished build in the folder; a failure may end
 * the process
 * @param {Date} [options.now]
 * @returns {Promise<string>} the release's name
 * @throws ReleaseError while another release is being made, or when the build is not finished
 */
export async function createRelease({ root, assetsFolder, build, now = new Date() }) {
  const lock = requireLock(root);
  // This frees the lock also where the build ends the process.
  process.once('exit', lock.free);
  try {
    removeUnfinished(root);
    const name = releaseName(now, listReleaseNames(root));
    const folder = buildFolderOf(root, name);
    await build(folder);
    if (!isFinished(root, name)) throw new ReleaseError(`The build in ${folder} is not finished.`);
    publishAssets(folder, assetsFolder);
    if (!lock.ownsLock()) throw new ReleaseError('Another release was made meanwhile. Try again.');
    const pointer = pointerAfterSwitch(readPointer(root), name);
    writePointer(root, pointer);
    const served = listServedReleases(root);
    for (const oldName of removableReleases({ names: listReleaseNames(root), pointer, served }))
      removeRelease(root, oldName);
    removeOldAssets(assetsFolder, now);
    return name;
  } finally {
    lock.free();
    process.off('exit', lock.free);
  }
}

/**
 * Switches to the previous release.
 * @returns {string} its name
 * @throws ReleaseError when there is no previous release, or a release is being made
 */
export function rollBack(root) {
  const lock = requireLock(root);
  try {
    const finished = listReleaseNames(root).filter((name) => isFinished(root, name));
    const pointer = pointerAfterRollback(readPointer(root), finished);
    if (!pointer?.current) throw new ReleaseError(`There is no earlier release in ${root}.`);
    writePointer(root, pointer);
    return pointer.current;
  } finally {
    lock.free();
  }
}

/**
 * One line for each release, newest first, with its state.
 * @returns {string[]}
 */
export function describeReleases(root) {
  const { current, before } = readPointer(root);
  const served = listServedReleases(root);
  return listReleaseNames(root)
    .reverse()
    .map((name) =>
      [
        name,
        ...(name === current ? ['current'] : []),
        ...(name === before[0] ? ['before it (--rollback)'] : []),
        ...(served.includes(name) ? ['served now'] : []),
        ...(isFinished(root, name) ? [] : ['not finished']),
      ].join('  '),
    );
}
