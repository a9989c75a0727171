/** Writes files atomically: to a temporary name, then renamed; by default readable by this user alone. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayMs } from '@superbrowser/shared/durations';
import { sqliteSuffixes } from './sqlite-file';

const temporaryFilePattern = /^\.backup-[0-9a-f-]{36}\.part/;
const abandonedAfterMs = dayMs;

/** Removes temporary files of killed commands after a day. A younger file may still be in use by another command. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => temporaryFilePattern.test(entry))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

/** Syncs a folder, so that its file names survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** File modes of a file and of the folder created for it. */
export interface FileModes {
  readonly file: number;
  readonly folder: number;
}

/** File modes for visitors' data. */
const privateModes: FileModes = { file: 0o600, folder: 0o700 };

/**
 * Creates a folder and its parents. `mkdir` with `recursive` would hang where a folder cannot be created inside an
 * existing one: below /proc, or behind a link to a disk that is not mounted.
 */
async function ensureFolder(folder: string, mode: number): Promise<void> {
  if ((await stat(folder).catch(() => null))?.isDirectory()) return;
  const parent = dirname(folder);
  const parentStats = await lstat(parent).catch(() => null);
  if (!parentStats && parent !== folder) await ensureFolder(parent, mode);
  await mkdir(folder, { mode });
}

interface ReplaceOptions {
  readonly modes?: FileModes;
  readonly beforeRename?: () => Promise<void>;
}

/**
 * Lets a file be written next to its target, and replaces the target by it when it is complete and on the disk.
 * @param write gets the path of an empty file; when it throws, nothing is left behind
 */
export async function replaceAtomically<T>(
  target: string,
  write: (temporaryFile: string) => Promise<T>,
  { modes = privateModes, beforeRename }: ReplaceOptions = {},
): Promise<T> {
  const folder = dirname(target);
  await ensureFolder(folder, modes.folder);
  await removeAbandoned(folder);
  const temporaryFile = join(folder, `.backup-${randomUUID()}.part`);
  try {
    // The file is created before it has content, so that other users cannot read it while it is written.
    await (await open(temporaryFile, 'wx', 0o600)).close();
    const result = await write(temporaryFile);
    const handle = await open(temporaryFile, 'r+');
    await handle
      .chmod(modes.file)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await beforeRename?.();
    await rename(temporaryFile, target);
    await syncFolder(folder);
    return result;
  } catch (error) {
    for (const suffix of ['', ...sqliteSuffixes])
      await rm(`${temporaryFile}${suffix}`, { force: true });
    throw error;
  }
}
