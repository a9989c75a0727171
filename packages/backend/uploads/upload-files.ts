/**
 * Files of uploads. Their folder is in the folder of the packages, but /files never delivers it, because its name
 * begins with a dot (D5).
 */
import 'server-only';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { beginningByteCount } from './file-beginnings';
import { refusalIfDiskFull, uploadRefusal } from './upload-refusal';

/**
 * The folder of uploads.
 * @param downloadDir folder behind /files; usually on the same disk, so that publishing links a package instead of
 * copying it
 */
export const uploadFolder = (downloadDir: string): string => join(downloadDir, '.uploads');

/** The file of an upload. The dot in its name keeps it out of copies of the packages too. */
export const uploadPath = (downloadDir: string, id: string): string =>
  join(uploadFolder(downloadDir), `.${id}`);

/** Bytes on the disk; null where there is no file. */
export const readFileSize = async (file: string): Promise<number | null> =>
  (await stat(file).catch(() => null))?.size ?? null;

/**
 * Creates the empty file.
 * @param bytes its final size
 * @throws UploadRefusal where the disk has no space for it
 */
export async function createUploadFile(
  downloadDir: string,
  id: string,
  bytes: number,
): Promise<void> {
  try {
    await mkdir(uploadFolder(downloadDir), { recursive: true });
    const { bavail, bsize } = await statfs(downloadDir);
    if (bavail * bsize < bytes) throw uploadRefusal('full');
    // The file is readable by all, because the server that delivers packages may run as another user. A second call
    // finds the file of the first.
    const handle = await open(uploadPath(downloadDir, id), 'a', 0o644);
    await handle.close();
  } catch (error) {
    throw refusalIfDiskFull(error);
  }
}

/** Removes the file of an upload; does nothing where there is no such file. */
export const removeUploadFile = (downloadDir: string, id: string): Promise<void> =>
  rm(uploadPath(downloadDir, id), { force: true });

/** The first bytes of a file. */
export async function readFileHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(beginningByteCount),
      0,
      beginningByteCount,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
