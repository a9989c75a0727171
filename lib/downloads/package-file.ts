/** The packages of the embedded download host on the disk (D5). */
import 'server-only';
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEnv } from '@/lib/env/server';
import { withoutPromoter } from './link';

/** Path segments of packages; rules out dot files, `..` and anything a shell or header minds. */
const segmentPattern = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/;

export interface PackageFile {
  readonly path: string;
  /** Name the visitor saves it under, promoter included. */
  readonly savedAs: string;
  readonly size: number;
  readonly modified: Date;
  /** Names these bytes: another file under the same name has another one. */
  readonly etag: string;
}

/**
 * The file behind an address.
 * @param pathname percent-encoded path below `/files/`, a promoter's name included
 * @returns null where there is none, or where the path is none of ours
 */
export async function locatePackage(pathname: string): Promise<PackageFile | null> {
  const segments = pathname.split('/').slice(2);
  const savedAs = segments.at(-1) ?? '';
  const real = withoutPromoter(savedAs);
  if (real === null || !segments.every((segment) => segmentPattern.test(segment))) return null;
  const path = join(serverEnv().DOWNLOAD_DIR, ...segments.slice(0, -1), real);
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) return null;
  return { path, savedAs, size: info.size, modified: info.mtime, etag: etagOf(info) };
}

const etagOf = ({ size, mtime }: Stats): string =>
  `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;

/**
 * Opens a file that was looked at. An open file stays the same when another one takes its name.
 * @returns null when another one took its name before that
 */
export async function openPackage({ path, etag }: PackageFile): Promise<FileHandle | null> {
  const handle = await open(path).catch(() => null);
  if (handle && etagOf(await handle.stat()) === etag) return handle;
  await handle?.close();
  return null;
}

/** Sixteen hex digits that stand for the bytes a link was made for. */
export const bytesTag = ({ etag }: Pick<PackageFile, 'etag'>): string =>
  createHash('sha256').update(etag).digest('hex').slice(0, 16);
