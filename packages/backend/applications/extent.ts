/** Width and height a picture declares: a file of a few kilobytes may decode to gigabytes in a viewer. */
import 'server-only';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const mostASide = 16_384;
const mostPixels = 40_000_000;

/** Larger than any screen, and than what a viewer should be asked to unfold. */
export const isTooLarge = ({ width, height }: Extent): boolean =>
  Math.max(width, height) > mostASide || width * height > mostPixels;

/** The extent in a JPEG's start of frame; `at` is its marker. */
export const jpegExtent = (bytes: Buffer, at: number): Extent => ({
  height: bytes.readUInt16BE(at + 5),
  width: bytes.readUInt16BE(at + 7),
});

/** Little-endian; what lies behind the end counts as nothing. */
const read = (bytes: Buffer, at: number, length: number): number =>
  Array.from({ length }, (_, n) => (bytes[at + n] ?? 0) * 256 ** n).reduce((a, b) => a + b, 0);

const less1 = (bytes: Buffer, at: number): Extent => ({
  width: read(bytes, at, 3) + 1,
  height: read(bytes, at + 3, 3) + 1,
});

/** What a chunk of a WebP says of its extent; a frame of an animation speaks for itself and for what is in it. */
export function webpExtents(chunk: Buffer): Extent[] {
  const type = chunk.toString('latin1', 0, 4);
  if (type === 'VP8 ')
    return [{ width: read(chunk, 14, 2) & 0x3fff, height: read(chunk, 16, 2) & 0x3fff }];
  if (type === 'VP8L') {
    const bits = read(chunk, 9, 4);
    return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }];
  }
  if (type === 'VP8X') return [less1(chunk, 12)];
  if (type !== 'ANMF') return [];
  const found = [less1(chunk, 14)];
  for (let at = 24; at + 8 <= chunk.length;) {
    const length = chunk.readUInt32LE(at + 4);
    found.push(...webpExtents(chunk.subarray(at, at + 8 + length)));
    at += 8 + length + (length % 2);
  }
  return found;
}
