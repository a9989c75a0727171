/**
 * Recognizes images by content and removes metadata such as place and camera. Only the parts a viewer needs are
 * copied; a file with an invalid structure is no image.
 */
import 'server-only';
import { crc32 } from './crc32';

/** Width and height an image declares: a file of a few kilobytes may decode to gigabytes in a viewer. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

const maxSidePixels = 16_384;
const maxPixels = 40_000_000;

/** Whether an image is larger than any screen, or larger than a viewer should have to decode. */
export const isTooLarge = ({ width, height }: Extent): boolean =>
  Math.max(width, height) > maxSidePixels || width * height > maxPixels;

/** The extent in a JPEG's start of frame; `at` is its marker. */
const jpegExtent = (bytes: Buffer, at: number): Extent => ({
  height: bytes.readUInt16BE(at + 5),
  width: bytes.readUInt16BE(at + 7),
});

/** Reads a little-endian number; missing bytes count as 0. */
const readLittleEndian = (bytes: Buffer, at: number, length: number): number =>
  Array.from({ length }, (_, n) => (bytes[at + n] ?? 0) * 256 ** n).reduce((a, b) => a + b, 0);

const extentStoredMinusOne = (bytes: Buffer, at: number): Extent => ({
  width: readLittleEndian(bytes, at, 3) + 1,
  height: readLittleEndian(bytes, at + 3, 3) + 1,
});

/** The sizes that a WebP chunk declares. For a frame of an animation, the sizes of the frame's content follow. */
function webpExtents(chunk: Buffer): Extent[] {
  const type = chunk.toString('latin1', 0, 4);
  if (type === 'VP8 ')
    return [
      {
        width: readLittleEndian(chunk, 14, 2) & 0x3fff,
        height: readLittleEndian(chunk, 16, 2) & 0x3fff,
      },
    ];
  if (type === 'VP8L') {
    const bits = readLittleEndian(chunk, 9, 4);
    return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }];
  }
  if (type === 'VP8X') return [extentStoredMinusOne(chunk, 12)];
  if (type !== 'ANMF') return [];
  const extents = [extentStoredMinusOne(chunk, 14)];
  for (let at = 24; at + 8 <= chunk.length;) {
    const length = chunk.readUInt32LE(at + 4);
    extents.push(...webpExtents(chunk.subarray(at, at + 8 + length)));
    at += 8 + length + (length % 2);
  }
  return extents;
}

interface StrippedScreenshot {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
  /** Sizes of the image, and of each frame in it. */
  readonly extents: readonly Extent[];
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const allowedPngChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** Whether the data of IHDR has its fixed length of 13 bytes, and a width and height above 0. */
const isPngHeader = (data: Buffer) =>
  data.length === 13 && data.readUInt32BE(0) > 0 && data.readUInt32BE(4) > 0;

function stripPng(bytes: Buffer, extents: Extent[]): Buffer | null {
  const parts: Buffer[] = [pngSignature];
  let pixelDataBytes = 0;
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (parts.length === 1 && (type !== 'IHDR' || !isPngHeader(data))) return null;
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    if (type === 'IHDR')
      extents.push({ width: data.readUInt32BE(0), height: data.readUInt32BE(4) });
    if (type === 'IDAT') pixelDataBytes += data.length;
    if (allowedPngChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return pixelDataBytes > 0 ? Buffer.concat(parts) : null;
    at = end;
  }
  return null;
}

/** Whether a marker is a start of frame, which contains size and coding of the image. */
const isJpegFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Markers of other segments that a viewer needs: tables, restart interval, number of lines, and the beginning of coded
 * pixels.
 */
const allowedJpegSegments = new Set([0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd]);

/** A JFIF header without a thumbnail, in which everything has a fixed position. */
const isPlainJfif = (segment: Buffer) =>
  segment[1] === 0xe0 && segment.length === 18 && segment.toString('latin1', 4, 9) === 'JFIF\0';

/** Whether a viewer needs a segment; all others could hide anything. */
function isAllowedJpegSegment(segment: Buffer): boolean {
  const marker = segment[1] ?? 0;
  return isJpegFrame(marker) || allowedJpegSegments.has(marker) || isPlainJfif(segment);
}

/** End of the coded image that begins here: the first marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Copies up to the end of the first image: cameras append a preview with its own metadata. */
function stripJpeg(bytes: Buffer, extents: Extent[]): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let isScanned = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9)
      return extents.length > 0 && isScanned
        ? Buffer.concat([...parts, bytes.subarray(at, at + 2)])
        : null;
    if (at + 4 > bytes.length) return null;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (end > bytes.length) return null;
    if (isJpegFrame(marker)) {
      if (end < at + 9) return null;
      extents.push(jpegExtent(bytes, at));
    }
    isScanned ||= marker === 0xda;
    const segment = bytes.subarray(at, end);
    if (isAllowedJpegSegment(segment)) parts.push(segment);
    at = end;
  }
  return null;
}

const allowedWebpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Bits of VP8X that announce EXIF, XMP and a color profile, which are removed. */
const webpMetadataBits = 0b00101100;

/** Whether a chunk contains coded pixels, which each coding marks at its beginning. */
function hasPixels(chunk: Buffer): boolean {
  const type = chunk.toString('latin1', 0, 4);
  if (type === 'VP8 ') return chunk.subarray(11, 14).equals(Buffer.from([0x9d, 0x01, 0x2a]));
  if (type === 'VP8L') return chunk[8] === 0x2f;
  // A frame of an animation: its position, then chunks of the two kinds above.
  return type === 'ANMF' && /VP8[ L]/.test(chunk.toString('latin1', 24, 64));
}

function stripWebp(bytes: Buffer, extents: Extent[]): Buffer | null {
  const parts: Buffer[] = [];
  const size = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let at = 12;
  while (at + 8 <= size) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > size) return null;
    if (allowedWebpChunks.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpMetadataBits;
      parts.push(chunk);
      extents.push(...webpExtents(chunk));
    }
    at = end;
  }
  if (!parts.some(hasPixels)) return null;
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

type StripScreenshot = (bytes: Buffer, extents: Extent[]) => Buffer | null;

function imageKindOf(bytes: Buffer): [StrippedScreenshot['mediaType'], StripScreenshot] | null {
  if (bytes.length < 16) return null;
  if (bytes.subarray(0, 8).equals(pngSignature)) return ['image/png', stripPng];
  if (bytes.readUInt16BE(0) === 0xffd8) return ['image/jpeg', stripJpeg];
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? ['image/webp', stripWebp] : null;
}

/** The image in these bytes, without metadata; null when it is no PNG, JPEG or WebP. */
export function stripScreenshot(bytes: Buffer): StrippedScreenshot | null {
  const [mediaType, strip] = imageKindOf(bytes) ?? [];
  const extents: Extent[] = [];
  const strippedBytes = strip?.(bytes, extents);
  return mediaType && strippedBytes ? { mediaType, bytes: strippedBytes, extents } : null;
}
