/** SHA-256 of a file of any size, a chunk at a time: memory never holds the file. Pure. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What is read of a File. */
export interface Readable {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
  stream?(): ReadableStream<Uint8Array>;
}

/** Large enough that reading costs little next to hashing, small enough for a phone. */
export const sliceBytes = 4 * 1024 * 1024;
const bufferBytes = 1024 * 1024;

/** A reader that fills a buffer it is given; null where the browser has none. */
function fillingReader(file: Readable): ReadableStreamBYOBReader | null {
  try {
    return file.stream?.().getReader({ mode: 'byob' }) ?? null;
  } catch {
    return null;
  }
}

/** One buffer goes back and forth: new ones for each chunk would pile up until the browser clears them away. */
async function* filled(reader: ReadableStreamBYOBReader): AsyncGenerator<Uint8Array> {
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

/** The next slice comes from the disk while this one is hashed. */
async function* sliced(file: Readable): AsyncGenerator<Uint8Array> {
  const read = (from: number) =>
    from < file.size
      ? file.slice(from, Math.min(from + sliceBytes, file.size)).arrayBuffer()
      : Promise.resolve(new ArrayBuffer(0));
  let next = read(0);
  for (let from = 0; from < file.size; from += sliceBytes) {
    const bytes = new Uint8Array(await next);
    next = read(from + sliceBytes);
    // Until this one is hashed nothing waits for the next; its failure is reported when it is read.
    next.catch(() => undefined);
    yield bytes;
  }
}

/**
 * Hashes a file.
 * @param onProgress told the bytes that are done, every few megabytes and at the end
 * @returns lower-case hex
 * @throws where the file cannot be read, or is no longer as long as it was
 */
export async function hashFile(
  file: Readable,
  onProgress: (done: number) => void,
): Promise<string> {
  const hash = sha256.create();
  const reader = fillingReader(file);
  let [done, reported] = [0, 0];
  for await (const bytes of reader ? filled(reader) : sliced(file)) {
    hash.update(bytes);
    done += bytes.length;
    if (done - reported < sliceBytes && done !== file.size) continue;
    reported = done;
    onProgress(done);
  }
  if (done !== file.size) throw new Error('The file changed while it was read');
  // A stream goes on where a file was changed or taken away meanwhile; reading again tells.
  if (reader) await file.slice(0, 1).arrayBuffer();
  return bytesToHex(hash.digest());
}
