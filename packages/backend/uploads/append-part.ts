/** Writes one part of an upload from the connection to the disk, without holding it in memory. */
import 'server-only';
import { open, type FileHandle } from 'node:fs/promises';
import { tooLargeRefusal, uploadRefusal, refusalIfDiskFull } from './upload-refusal';

export interface UploadPart {
  /** Number of bytes before the part, which is the present size of the file. */
  readonly offset: number;
  readonly body: AsyncIterable<Uint8Array>;
  /** Largest size of a part in bytes. */
  readonly maxBytes: number;
  /** Bytes of the whole file. */
  readonly totalBytes: number;
  /** Milliseconds without data after which a connection counts as broken. */
  readonly stallMs: number;
}

/**
 * Files to which a part is being written. A second simultaneous part is refused, because both would begin at the same
 * place.
 */
const filesInUse = new Set<string>();

async function* readUntilStalled(
  body: AsyncIterable<Uint8Array>,
  stallMs: number,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const stalled = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(uploadRefusal('interrupted')), stallMs);
    });
    try {
      const next = await Promise.race([chunks.next(), stalled]);
      if (next.done) return;
      yield next.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The bytes of a part. @throws UploadRefusal where the connection breaks or stalls */
async function* bytesOfPart({ body, stallMs }: UploadPart): AsyncGenerator<Uint8Array> {
  const chunks = readUntilStalled(body, stallMs);
  try {
    yield* chunks;
  } catch {
    throw uploadRefusal('interrupted');
  }
}

/**
 * Writes a part; of a part that is too large nothing is kept.
 * @returns the new end of the file
 * @throws UploadRefusal
 */
async function writePart(handle: FileHandle, part: UploadPart): Promise<number> {
  let end = part.offset;
  for await (const chunk of bytesOfPart(part)) {
    const nextEnd = end + chunk.byteLength;
    if (nextEnd > part.totalBytes || nextEnd - part.offset > part.maxBytes) {
      await handle.truncate(part.offset);
      throw nextEnd > part.totalBytes
        ? tooLargeRefusal(part.totalBytes)
        : uploadRefusal('partTooLarge');
    }
    for (let writtenBytes = 0; writtenBytes < chunk.byteLength;) {
      const { bytesWritten } = await handle.write(
        chunk,
        writtenBytes,
        undefined,
        end + writtenBytes,
      );
      writtenBytes += bytesWritten;
    }
    end = nextEnd;
  }
  return end;
}

/**
 * Appends a part to a file. If it is interrupted, even by the end of this process, the file keeps the bytes received so
 * far, and the next part begins there.
 * @returns how many bytes the file has
 * @throws UploadRefusal where the part does not begin at the file's end or is too large, the file is busy or gone, the
 * disk is full, or the connection breaks
 */
export async function appendPart(file: string, part: UploadPart): Promise<number> {
  if (filesInUse.has(file)) throw uploadRefusal('busy');
  filesInUse.add(file);
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r+').catch(() => undefined);
    if (!handle) throw uploadRefusal('gone');
    const { size } = await handle.stat();
    if (size !== part.offset) throw uploadRefusal('offset', size);
    const end = await writePart(handle, part);
    await handle.datasync();
    return end;
  } catch (error) {
    throw refusalIfDiskFull(error);
  } finally {
    await handle?.close();
    filesInUse.delete(file);
  }
}
