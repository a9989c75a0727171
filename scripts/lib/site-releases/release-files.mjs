/**
 * The files of the releases: a folder for each release, `current` with the name of the release to serve, a lock while a
 * release is being made, and a file for each server that uses a release. `current` is a file and no link, because not
 * every system has links.
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord, removeBuildRecord } from '../build/build-record.mjs';
import { isAlive, describeThisProcess } from './recorded-process.mjs';
import { isReleaseName, emptyPointer } from './release-rules.mjs';

/** @typedef {import('./release-rules.mjs').Pointer} Pointer */

const pointerFile = (root) => join(root, 'current');
const lockFile = (root) => join(root, 'lock');
const serversFolder = (root) => join(root, 'running');

/** The build of a release. */
export const buildFolderOf = (root, name) => join(root, name);

/** The build of the release's console, which Next requires below the console's own folder. */
const consoleBuildFolderOf = (root, name) => join('packages/console', buildFolderOf(root, name));

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * All releases, finished or not, oldest first.
 * @returns {string[]}
 */
export const listReleaseNames = (root) =>
  existsSync(root) ? readdirSync(root).filter(isReleaseName).sort() : [];

/** Whether a release is a finished build: its record is written last. */
export const isFinished = (root, name) => readBuildRecord(buildFolderOf(root, name)) !== null;

/**
 * @returns {Pointer}
 * @throws Error when the file exists and cannot be read, because serving another release would be a guess
 */
export function readPointer(root) {
  if (!existsSync(pointerFile(root))) return emptyPointer;
  const pointer = readJson(pointerFile(root));
  const isName = (name) => typeof name === 'string' && isReleaseName(name);
  if (!pointer || !isName(pointer.current) || !Array.isArray(pointer.before))
    throw new Error(`${pointerFile(root)} cannot be read. Make a release: npm run release`);
  return { current: pointer.current, before: pointer.before.filter(isName) };
}

/** Switches atomically: a reader gets the old pointer or the new one. */
export function writePointer(root, pointer) {
  const draftFile = `${pointerFile(root)}.${process.pid}`;
  const file = openSync(draftFile, 'w');
  writeFileSync(file, `${JSON.stringify(pointer, null, 2)}\n`);
  // After a power failure the name must not belong to an empty file.
  fsyncSync(file);
  closeSync(file);
  renameSync(draftFile, pointerFile(root));
}

/**
 * Records that this process serves a release, for as long as it runs.
 * @returns {string | null} why this could not be recorded: a site can be served from a read-only folder
 */
export function recordServed(root, name) {
  const file = join(serversFolder(root), `${process.pid}.json`);
  try {
    mkdirSync(serversFolder(root), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...describeThisProcess(), name }));
  } catch (error) {
    return error.code ?? error.message;
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
}

/**
 * Releases that running servers of this machine use; records of servers that have ended are removed.
 * @returns {string[]}
 */
export function listServedReleases(root) {
  const folder = serversFolder(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const server = readJson(join(folder, file));
    if (isAlive(server)) return [server.name];
    rmSync(join(folder, file), { force: true });
    return [];
  });
}

/**
 * Takes the lock of the releases.
 * @returns {{ ownsLock: () => boolean, free: () => void } | null} null while another process has it; `ownsLock` is
 *   checked again before the switch, because of two processes that find an abandoned lock at the same moment only one
 *   keeps it
 */
export function acquireLock(root) {
  mkdirSync(root, { recursive: true });
  const file = lockFile(root);
  const key = randomUUID();
  if (existsSync(file)) {
    if (isAlive(readJson(file))) return null;
    rmSync(file, { force: true });
  }
  try {
    writeFileSync(file, JSON.stringify({ ...describeThisProcess(), key }), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return null;
    throw error;
  }
  const ownsLock = () => readJson(file)?.key === key;
  return { ownsLock, free: () => void (ownsLock() && rmSync(file, { force: true })) };
}

/** Removes a release. Its record goes first, so that a partly removed folder does not look finished. */
export function removeRelease(root, name) {
  removeBuildRecord(buildFolderOf(root, name));
  for (const folder of [consoleBuildFolderOf(root, name), buildFolderOf(root, name)])
    rmSync(folder, { recursive: true, force: true });
}
