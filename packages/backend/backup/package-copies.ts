/**
 * Copies packages next to a backup, and back. Commands never replace a package, so a package of the same size is not
 * copied again.
 */
import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { replaceAtomically, type FileModes } from './atomic-file';

/** Name of the folder next to the backups that holds a copy of each package. */
export const packageCopiesFolderName = 'files';

const readSize = async (path: string) => (await stat(path).catch(() => null))?.size;

/**
 * Paths of the files below a folder, without hidden files (uploads and unfinished copies); empty for a missing folder.
 */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = [];
  for (const name of names) {
    // A file may have been removed since the folder was read; links are not followed.
    const stats = await lstat(join(folder, name)).catch(() => null);
    if (stats?.isFile() && !basename(name).startsWith('.')) files.push(name);
  }
  return files;
}

/** Others may read the packages, because the server that delivers them may run as another user. */
const publicModes: FileModes = { file: 0o644, folder: 0o755 };

/**
 * Copies files that are missing, or differ in size.
 * @param options isRestore: into the site's folder, where existing files are not replaced
 * @returns how many were copied
 */
export async function copyPackages(
  from: string,
  to: string,
  { isRestore }: { isRestore: boolean },
): Promise<number> {
  let copiedCount = 0;
  for (const name of await listFiles(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const existingSize = await readSize(target);
    if (existingSize !== undefined && (isRestore || existingSize === (await readSize(source))))
      continue;
    const copy = (temporaryFile: string) =>
      pipeline(createReadStream(source), createWriteStream(temporaryFile));
    await replaceAtomically(target, copy, isRestore ? { modes: publicModes } : {});
    copiedCount += 1;
  }
  return copiedCount;
}
