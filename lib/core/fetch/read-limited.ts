type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a body to its end, but no further than a limit.
 * @param reader of the body; undefined where there is none
 * @param maxBytes bytes
 * @param createTooLargeError makes the error that is thrown when the body is longer; the rest is left unread, and the
 * caller has to end the reader
 * @param timeout rejects when reading takes too long
 */
export async function readLimited(
  reader: Reader | undefined,
  maxBytes: number,
  createTooLargeError: () => Error,
  timeout?: Promise<never>,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let total = 0; reader;) {
    const read = reader.read();
    const { done, value } = await (timeout ? Promise.race([read, timeout]) : read);
    if (done) break;
    total += value.byteLength;
    if (total > maxBytes) throw createTooLargeError();
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
