/**
 * Computes the SHA-256 of a file of any size. It reads the file in chunks, so that it is never in memory as a whole. It
 * needs no DOM.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The part of a File that is used here. */
export interface HashableFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
  stream?(): ReadableStream<Uint8Array>;
}

/** Bytes that are read at once: so many that reading costs little compared with hashing, and few enough for a phone. */
export const bytesPerSlice = 4 * 1024 * 1024;
const bufferBytes = 1024 * 1024;

/** A reader that fills a given buffer; null where the browser has none. */
function createFillingReader(file: HashableFile): ReadableStreamBYOBReader | null {
  try {
    return file.stream?.().getReader({ mode: 'byob' }) ?? null;
  } catch {
    return null;
  }
}

/** Reads chunks into one buffer, because new buffers would accumulate until the browser collects them. */
async function* readFilledChunks(reader: ReadableStreamBYOBReader): AsyncGenerator<Uint8Array> {
  let buffer = new ArrayBuffer(bufferBytes);
  for (;;) {
    const chunk: ReadableStreamReadResult<Uint8Array<ArrayBuffer>> = await reader.read(
      new Uint8Array(buffer),
    );
    if (chunk.done) return;
    yield chunk.value;
    buffer = chunk.value.buffer;
  }
}

/** Reads the next slice from the disk while the present one is hashed. */
async function* readSlices(file: HashableFile): AsyncGenerator<Uint8Array> {
  const readSlice = (from: number) =>
    from < file.size
      ? file.slice(from, Math.min(from + bytesPerSlice, file.size)).arrayBuffer()
      : Promise.resolve(new ArrayBuffer(0));
  let pendingSlice = readSlice(0);
  for (let from = 0; from < file.size; from += bytesPerSlice) {
    const bytes = new Uint8Array(await pendingSlice);
    pendingSlice = readSlice(from + bytesPerSlice);
    // The next slice is awaited only after this one is hashed, so a failure must not count as unhandled until then.
    pendingSlice.catch(() => undefined);
    yield bytes;
  }
}

/**
 * Hashes a file.
 * @param onProgress called with the number of hashed bytes, every few megabytes and at the end
 * @returns lower-case hex
 * @throws where the file cannot be read, or its length has changed
 */
export async function hashFile(
  file: HashableFile,
  onProgress: (hashedBytes: number) => void,
): Promise<string> {
  const hash = sha256.create();
  const reader = createFillingReader(file);
  let [hashedBytes, reportedBytes] = [0, 0];
  for await (const bytes of reader ? readFilledChunks(reader) : readSlices(file)) {
    hash.update(bytes);
    hashedBytes += bytes.length;
    if (hashedBytes - reportedBytes < bytesPerSlice && hashedBytes !== file.size) continue;
    reportedBytes = hashedBytes;
    onProgress(hashedBytes);
  }
  if (hashedBytes !== file.size) throw new Error('The file changed while it was read');
  // A stream continues even when the file is changed or removed meanwhile, but reading the file once more fails then.
  if (reader) await file.slice(0, 1).arrayBuffer();
  return bytesToHex(hash.digest());
}
