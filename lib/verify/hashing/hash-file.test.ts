import { createHash } from 'node:crypto';
import { hashFile, bytesPerSlice, type HashableFile } from './hash-file';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes in which no slice is equal to another. */
function bytesOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 13)) & 255;
  return bytes;
}

/** A file that records how much of it is in memory at a time. */
function createCountingFile(bytes: Uint8Array) {
  const requests: number[] = [];
  const file: HashableFile = {
    size: bytes.length,
    slice: (start, end) => {
      requests.push(end - start);
      return { arrayBuffer: async () => bytes.slice(start, end).buffer as ArrayBuffer };
    },
  };
  return { file, asked: requests };
}

it.each([
  0,
  1,
  55,
  56,
  64,
  bytesPerSlice - 1,
  bytesPerSlice,
  bytesPerSlice + 1,
  2 * bytesPerSlice + 7,
])('hashes %i bytes like other tools', async (length) => {
  const bytes = bytesOf(length);
  expect(await hashFile(new Blob([bytes as BlobPart]), () => undefined)).toBe(sha256(bytes));
});

it('returns another checksum when one bit changes', async () => {
  const bytes = bytesOf(bytesPerSlice + 100);
  const before = await hashFile(new Blob([bytes as BlobPart]), () => undefined);
  bytes[bytesPerSlice + 50] = (bytes[bytesPerSlice + 50] ?? 0) ^ 1;
  expect(await hashFile(new Blob([bytes as BlobPart]), () => undefined)).not.toBe(before);
});

it('reads each byte once, in slices, and reports progress', async () => {
  const { file, asked: requests } = createCountingFile(bytesOf(2 * bytesPerSlice + 5));
  const reported: number[] = [];
  await hashFile(file, (done) => reported.push(done));
  expect(requests).toEqual([bytesPerSlice, bytesPerSlice, 5]);
  expect(reported).toEqual([bytesPerSlice, 2 * bytesPerSlice, 2 * bytesPerSlice + 5]);
});

it('keeps at most two slices in memory', async () => {
  let heldBytes = 0;
  let maxHeldBytes = 0;
  const file: HashableFile = {
    size: 8 * bytesPerSlice,
    slice: (start, end) => ({
      arrayBuffer: async () => {
        heldBytes += 1;
        maxHeldBytes = Math.max(maxHeldBytes, heldBytes);
        return new ArrayBuffer(end - start);
      },
    }),
  };
  await hashFile(file, () => {
    heldBytes -= 1;
  });
  expect(maxHeldBytes).toBe(2);
});

it('reads through one buffer where the browser supports it', async () => {
  const bytes = bytesOf(3 * 1024 * 1024 + 9);
  const buffers = new Set<ArrayBufferLike>();
  const reported: number[] = [];
  let at = 0;
  const read = async (view: Uint8Array) => {
    buffers.add(view.buffer);
    const chunk = bytes.subarray(at, at + view.length);
    at += chunk.length;
    view.set(chunk);
    return { value: view.subarray(0, chunk.length), done: chunk.length === 0 };
  };
  const file = {
    size: bytes.length,
    slice: (_: number, end: number) => {
      expect(end).toBe(1);
      return { arrayBuffer: async () => new ArrayBuffer(1) };
    },
    stream: () => ({ getReader: () => ({ read }) }),
  } as unknown as HashableFile;
  expect(await hashFile(file, (done) => reported.push(done))).toBe(sha256(bytes));
  expect(buffers.size).toBe(1);
  expect(reported).toEqual([bytes.length]);
});

it('reads slices where the browser cannot fill a buffer', async () => {
  const { file, asked: requests } = createCountingFile(bytesOf(10));
  const stream = () => {
    throw new TypeError('no such mode');
  };
  expect(await hashFile({ ...file, stream }, () => undefined)).toBe(sha256(bytesOf(10)));
  expect(requests).toEqual([10]);
});

it('fails where a stream ends before the file does', async () => {
  const bytes = bytesOf(10);
  const shorterFile = {
    size: 11,
    slice: jest.fn(),
    stream: () => new Blob([bytes as BlobPart]).stream(),
  };
  await expect(hashFile(shorterFile as unknown as HashableFile, () => undefined)).rejects.toThrow(
    'changed',
  );
});

it('fails where the file can no longer be read', async () => {
  const removedFile: HashableFile = {
    size: 10,
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
  };
  await expect(hashFile(removedFile, () => undefined)).rejects.toThrow('NotReadableError');
});

it.each([-1, 1])('fails where the file is %i byte longer than it was', async (more) => {
  const other: HashableFile = {
    size: 10,
    slice: (start, end) => ({ arrayBuffer: async () => new ArrayBuffer(end - start + more) }),
  };
  await expect(hashFile(other, () => undefined)).rejects.toThrow('changed');
});
