/** Checks a package by its checksum, and copies it into the folder behind /files. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { hashFile, readSizeAndChecksum, type SizeAndChecksum } from '../common/size-and-checksum';
import { refusalError } from '../common/operation-error';

/**
 * Copies a package and hashes the written bytes. It gets its name only when it is complete.
 * @throws OperationError where a different file has that name, because published links refer to that file
 */
export async function copyPackage(
  file: string,
  target: string,
  expectedSha256?: string,
): Promise<SizeAndChecksum> {
  const source = await readSizeAndChecksum(file, expectedSha256);
  if (await stat(target).catch(() => null)) {
    const existing = await hashFile(target);
    if (existing.sha256 === source.sha256) return existing;
    throw refusalError(
      bilingual(
        `${target} 已经存在而内容不同。请给新的安装包换个名字。`,
        `${target} is there with other bytes. Name the new package differently.`,
      ),
    );
  }
  await mkdir(dirname(target), { recursive: true });
  const temporaryFile = join(dirname(target), `.${randomUUID()}.part`);
  const handle = await open(temporaryFile, 'wx', 0o644);
  try {
    const copied = await hashFile(file, async (chunk) => void (await handle.writeFile(chunk)));
    await handle.sync();
    await handle.close();
    await rename(temporaryFile, target);
    return copied;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporaryFile, { force: true });
    throw error;
  }
}
