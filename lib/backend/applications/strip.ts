/**
 * Pictures by their content, and without what they say about where and with what they were taken. Only
 * the parts a viewer needs are copied; a file that does not hold together is no picture.
 */
import 'server-only';

export interface StrippedPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngKept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

function stripPng(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [pngSignature];
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (parts.length === 1 && type !== 'IHDR')) return null;
    if (pngKept.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

/** Markers whose segment says something about the taking, not the picture: APP1–APP15 and comments. */
const isJpegMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

function stripJpeg(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    // From the start of the scan on there is only picture, up to the end marker.
    if (marker === 0xda) {
      const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      return last > at ? Buffer.concat([...parts, bytes.subarray(at, last + 2)]) : null;
    }
    if (!isJpegMetadata(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

const webpKept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Bits of VP8X that announce EXIF, XMP and a colour profile, which are left out. */
const webpMetadataBits = 0b00101100;

function stripWebp(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  const size = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let at = 12;
  while (at + 8 <= size) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > size) return null;
    if (webpKept.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end));
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpMetadataBits;
      parts.push(chunk);
    }
    at = end;
  }
  if (!parts.some((part) => /^VP8[ LX]/.test(part.toString('latin1', 0, 4)))) return null;
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The picture in these bytes, stripped of metadata; null when they are none of PNG, JPEG, WebP. */
export function stripPicture(bytes: Buffer): StrippedPicture | null {
  const found = (mediaType: StrippedPicture['mediaType'], stripped: Buffer | null) =>
    stripped && { mediaType, bytes: stripped };
  if (bytes.length < 16) return null;
  if (bytes.subarray(0, 8).equals(pngSignature)) return found('image/png', stripPng(bytes));
  if (bytes.readUInt16BE(0) === 0xffd8) return found('image/jpeg', stripJpeg(bytes));
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? found('image/webp', stripWebp(bytes)) : null;
}
