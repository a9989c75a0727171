/** Checks DATA_DIR before anything is served: a site that cannot store forms must not accept them. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { printFailureAndExit } from '../command/output.mjs';

/** The number of bytes that a few forms need; /api/ready checks for the same number. */
const testBlock = Buffer.alloc(64 * 1024, 1);

/** Files that a command typed as root may have created, and that must belong to the site's user. */
const databaseFiles = ['backend.db', 'backend.db-wal', 'backend.db-shm'];

/**
 * Like `mkdirSync(…, { recursive: true })`, which never returns where a folder cannot be created inside an existing
 * folder (below /proc).
 * @param {string} folder
 */
function createFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (!existsSync(parent) && parent !== folder) createFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Creates a missing folder, and writes and removes a file in it.
 * @param {string} dataDir
 * @throws {NodeJS.ErrnoException} the error of the file system
 */
function assertWritable(dataDir) {
  createFolder(resolve(dataDir));
  const path = join(dataDir, `.start-${process.pid}`);
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, testBlock);
    fsyncSync(file);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
  for (const name of databaseFiles.map((one) => join(dataDir, one)))
    if (existsSync(name)) accessSync(name, constants.R_OK | constants.W_OK);
}

const deniedText =
  'this user may not write there. Give the folder and all in it to the user of the site';

/** Problem and remedy for each error of the file system. */
const reasons = {
  EACCES: deniedText,
  EPERM: deniedText,
  EROFS: 'the disk is read-only. Name a folder on a writable disk',
  EEXIST: 'that is a file. Name a folder',
  ENOTDIR: 'a part of this path is a file. Name a folder',
  ENOENT: 'the folder does not exist and cannot be created. Name one that this user can create',
  ENOSPC: 'the disk is full. Free space on it',
  EDQUOT: 'the disk quota of this user is used up. Free space',
};

/**
 * Why a folder cannot hold the site's data, in one line; null where it can. A missing folder is created.
 * @param {string} dataDir
 * @param {(dataDir: string) => void} [tryToWrite] tests the folder and throws the file system's error
 * @returns {string | null}
 */
export function findDataDirProblem(dataDir, tryToWrite = assertWritable) {
  try {
    tryToWrite(dataDir);
    return null;
  } catch (error) {
    const reason = reasons[error.code] ?? `it cannot be used (${error.code ?? error.message})`;
    return `DATA_DIR is ${dataDir}, and ${reason}.`;
  }
}

/**
 * Creates the data folder; ends the command where it is unusable.
 * @returns {string} its path
 */
export function ensureDataDir() {
  const dataDir = settingOf('DATA_DIR');
  const issue = findDataDirProblem(dataDir);
  if (issue) printFailureAndExit(issue);
  return dataDir;
}
