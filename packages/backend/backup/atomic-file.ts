/** Writes files atomically: to a temporary name, then renamed; readable by this user alone. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const draftName = /^\.backup-[0-9a-f-]{36}\.part/;
const abandonedAfterMs = 24 * 3_600_000;

/** What a killed command left a day ago or more; a younger one may still be written. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => draftName.test(one))) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && Date.now() - info.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

/** Makes names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** What SQLite puts next to a database, by what it appends to its name. */
export const companions = ['-wal', '-shm', '-journal'];

/** Modes of a file and of the folder made for it. */
export interface Modes {
  readonly file: number;
  readonly folder: number;
}

/** Visitors' data. */
const forThisUser: Modes = { file: 0o600, folder: 0o700 };

/**
 * Like `mkdir` with `recursive`, which never ends where a folder cannot be made in one that is there: below /proc, or
 * behind a link to a disk that is not mounted.
 */
async function makeFolder(folder: string, mode: number): Promise<void> {
  if ((await stat(folder).catch(() => null))?.isDirectory()) return;
  const parent = dirname(folder);
  const isThere = await lstat(parent).catch(() => null);
  if (!isThere && parent !== folder) await makeFolder(parent, mode);
  await mkdir(folder, { mode });
}

interface Placing {
  readonly modes?: Modes;
  /** Runs right before the rename. */
  readonly before?: () => Promise<void>;
}

/**
 * Has a file written next to its place and puts it there when it is whole and on the disk; what was there is replaced.
 * @param write gets the path of an empty file; what it throws leaves nothing behind
 */
export async function replaceAtomically<T>(
  target: string,
  write: (draft: string) => Promise<T>,
  { modes = forThisUser, before }: Placing = {},
): Promise<T> {
  const folder = dirname(target);
  await makeFolder(folder, modes.folder);
  await removeAbandoned(folder);
  const draft = join(folder, `.backup-${randomUUID()}.part`);
  try {
    // Made before anything is in it: there is no moment in which others may read it.
    await (await open(draft, 'wx', 0o600)).close();
    const result = await write(draft);
    const handle = await open(draft, 'r+');
    await handle
      .chmod(modes.file)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await before?.();
    await rename(draft, target);
    await syncFolder(folder);
    return result;
  } catch (error) {
    for (const end of ['', ...companions]) await rm(`${draft}${end}`, { force: true });
    throw error;
  }
}

/** Where the checksum of a backup stands, in the format `sha256sum --check` reads. */
export const checksumPath = (file: string) => `${file}.sha256`;
export const checksumLine = (sha256: string, file: string) => `${sha256}  ${basename(file)}\n`;
