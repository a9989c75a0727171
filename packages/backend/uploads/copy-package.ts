/** Checks packages by name and checksum, and copies them into the folder behind /files. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { hashFile, readSizeAndChecksum, type SizeAndChecksum } from '../common/size-and-checksum';
import { refusalError } from '../common/operation-error';

/**
 * Names that /files delivers (D5). They contain no underscore, because the first underscore begins a promoter's code
 * (D2).
 */
const packageNamePattern = /^[A-Za-z0-9][A-Za-z0-9.+-]*\.[A-Za-z0-9]+$/;

/** @throws OperationError for a name that /files would not deliver */
export function requirePackageName(file: string): string {
  const name = basename(file);
  if (packageNamePattern.test(name)) return name;
  throw refusalError(
    bilingual(
      `${name}：安装包的名字只用字母、数字、“.”“+”“-”，不能有“_”（它后面是推广码）。`,
      `${name}: a package is named with letters, digits, ".", "+" and "-", and no "_": what follows it is a promoter.`,
    ),
  );
}

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
