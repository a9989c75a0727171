/** Finds and opens the packages of the embedded download host (D5). */
import 'server-only';
import type { Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { withoutPromoter } from './promoter-file-name';

/** Path segments of packages; excludes dot files, `..` and characters special to shells or headers. */
const segmentPattern = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/;

export interface PackageFile {
  readonly path: string;
  /** File name for the visitor, including the promoter's code. */
  readonly downloadName: string;
  readonly size: number;
  readonly modifiedAt: Date;
  /** Made of size and modification time, so a replaced file has another etag even if its bytes are equal. */
  readonly etag: string;
}

/**
 * Finds the file of a path.
 * @param pathname percent-encoded path below `/files/`; its file name may contain a promoter's code
 * @returns null where there is no such file, or the path is invalid
 */
export async function findPackageFile(pathname: string): Promise<PackageFile | null> {
  const segments = pathname.split('/').slice(2);
  const downloadName = segments.at(-1) ?? '';
  const plainName = withoutPromoter(downloadName);
  if (plainName === null || !segments.every((segment) => segmentPattern.test(segment))) return null;
  const path = join(getRuntimeEnv().DOWNLOAD_DIR, ...segments.slice(0, -1), plainName);
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  return { path, downloadName, size: stats.size, modifiedAt: stats.mtime, etag: etagOf(stats) };
}

const etagOf = ({ size, mtime }: Stats): string =>
  `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;

/**
 * Opens a file that was found. An opened file stays the same even when another file replaces it.
 * @returns null when the file was replaced or removed since it was found
 * @throws Error of the file system for any other reason, such as missing rights or too many open files
 */
export async function openPackage({ path, etag }: PackageFile): Promise<FileHandle | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle && etagOf(await handle.stat()) === etag) return handle;
  await handle?.close();
  return null;
}
