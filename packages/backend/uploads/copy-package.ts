/** Checks packages by name and checksum, and copies them into the folder behind /files. */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bilingual } from '../common/bilingual-text';
import { refusalError } from '../common/operation-error';

export interface FileFacts {
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** What /files delivers (D5); the first underscore would begin a promoter's code (D2). */
const packageNamePattern = /^[A-Za-z0-9][A-Za-z0-9.+-]*\.[A-Za-z0-9]+$/;

/** @throws OperationError */
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

/** Reads a file once. @param sink also receives its bytes */
async function hashFile(file: string, sink?: (chunk: Buffer) => Promise<void>): Promise<FileFacts> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.byteLength;
      await sink?.(chunk);
    }
  });
  return { size, sha256: hash.digest('hex') };
}

/**
 * Size and SHA-256 of a file.
 * @param expected the SHA-256 it must have
 * @throws OperationError where it is unreadable, empty or has another checksum
 */
export async function readFileFacts(file: string, expected?: string): Promise<FileFacts> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile() || stats.size === 0)
    throw refusalError(
      bilingual(
        `${file}：没有这个文件，或是空的。`,
        `${file}: there is no such file, or nothing in it.`,
      ),
    );
  const facts = await hashFile(file);
  if (expected === undefined || facts.sha256 === expected) return facts;
  throw refusalError(
    bilingual(`文件的 SHA-256 是 ${facts.sha256}。`, `The file's SHA-256 is ${facts.sha256}.`),
  );
}

/**
 * Copies a package and hashes the written bytes. It gets its name only when it is complete.
 * @throws OperationError where a different file has that name, because published links refer to that file
 */
export async function copyPackage(
  file: string,
  target: string,
  expected?: string,
): Promise<FileFacts> {
  const sourceFacts = await readFileFacts(file, expected);
  if (await stat(target).catch(() => null)) {
    const targetFacts = await hashFile(target);
    if (targetFacts.sha256 === sourceFacts.sha256) return targetFacts;
    throw refusalError(
      bilingual(
        `${target} 已经存在而内容不同。请给新的安装包换个名字。`,
        `${target} is there with other bytes. Name the new package differently.`,
      ),
    );
  }
  await mkdir(dirname(target), { recursive: true });
  const draft = join(dirname(target), `.${randomUUID()}.part`);
  const handle = await open(draft, 'wx', 0o644);
  try {
    const facts = await hashFile(file, async (chunk) => void (await handle.writeFile(chunk)));
    await handle.sync();
    await handle.close();
    await rename(draft, target);
    return facts;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
