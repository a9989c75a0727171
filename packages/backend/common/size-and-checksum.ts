/** Size and checksum of packages and backups. */
import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { refusalError } from './operation-error';

export interface SizeAndChecksum {
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Reads a file once. @param sink also receives its bytes */
export async function hashFile(
  file: string,
  sink?: (chunk: Buffer) => Promise<void>,
): Promise<SizeAndChecksum> {
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
 * @param expectedSha256 the SHA-256 it must have
 * @throws OperationError where it is unreadable, empty or has another checksum
 */
export async function readSizeAndChecksum(
  file: string,
  expectedSha256?: string,
): Promise<SizeAndChecksum> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile() || stats.size === 0)
    throw refusalError(
      bilingual(
        `${file}：没有这个文件，或是空的。`,
        `${file}: there is no such file, or nothing in it.`,
      ),
    );
  const measured = await hashFile(file);
  if (expectedSha256 === undefined || measured.sha256 === expectedSha256) return measured;
  throw refusalError(
    bilingual(
      `文件的 SHA-256 是 ${measured.sha256}。`,
      `The file's SHA-256 is ${measured.sha256}.`,
    ),
  );
}
