import { samplePng } from '@/lib/testing/sample-png';
import { isTooLarge, stripScreenshot } from './strip-screenshot';

const secret = 'GPS 22.5431,114.0579';
const text = (value: string) => Buffer.from(value, 'latin1');
const join = (...parts: readonly (Buffer | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A JPEG segment: marker, length, data. */
const segment = (marker: number, data: Buffer | readonly number[]) =>
  join([0xff, marker, 0, data.length + 2], data);
const exif = segment(0xe1, text(`Exif\0\0${secret}`));
const frame = segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
const scanHead = segment(0xda, [1, 1, 0, 0, 63, 0]);
// Stuffed bytes and a restart marker are part of the image.
const scan = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const plainJpeg = join(start, frame, scanHead, scan, end);

const chunk = (type: string, data: Buffer | readonly number[]) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return join(text(type), size, data, data.length % 2 ? [0] : []);
};
const webp = (...chunks: Buffer[]) => {
  const body = join(text('WEBP'), ...chunks);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return join(text('RIFF'), size, body);
};
const lossy = chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 1, 0, 1, 0]);
const lossless = chunk('VP8L', [0x2f, 0, 0, 0, 0, 7]);
const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

const png = samplePng({ text: secret });

describe('images without metadata', () => {
  it.each([
    ['PNG', png, 'image/png', null],
    ['JPEG', join(start, exif, frame, scanHead, scan, end), 'image/jpeg', plainJpeg],
    [
      'JPEG with a comment',
      join(start, frame, segment(0xfe, text(secret)), plainJpeg.subarray(15)),
      'image/jpeg',
      null,
    ],
    [
      'JPEG with metadata between scans',
      join(start, frame, scanHead, scan, exif, scanHead, scan, end),
      'image/jpeg',
      join(start, frame, scanHead, scan, scanHead, scan, end),
    ],
    [
      'JPEG with a second one behind it',
      join(plainJpeg, start, exif, frame, scanHead, scan, end),
      'image/jpeg',
      plainJpeg,
    ],
    ['lossy WebP', webp(lossy, chunk('EXIF', text(secret))), 'image/webp', webp(lossy)],
    [
      'extended WebP',
      webp(extended(0b00001100), lossless, chunk('XMP ', text(secret))),
      'image/webp',
      webp(extended(0), lossless),
    ],
    [
      'animated WebP',
      webp(extended(2), chunk('ANMF', join(Buffer.alloc(16), lossy))),
      'image/webp',
      null,
    ],
  ] as const)('%s', (_, bytes, mediaType, whole) => {
    const stripped = stripScreenshot(bytes);
    expect(stripped?.mediaType).toBe(mediaType);
    expect(stripped?.bytes.includes(secret)).toBe(false);
    if (whole) expect(stripped?.bytes).toEqual(whole);
    // The stripped file is still an image.
    expect(stripScreenshot(stripped?.bytes ?? Buffer.alloc(0))?.bytes).toEqual(stripped?.bytes);
  });
});

describe('data that are not part of the image are removed', () => {
  const page = text('<script>1</script>');
  const jfif = segment(0xe0, join(text('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]));
  const plain = join(start, jfif, frame, scanHead, scan, end);
  const framed = (hidden: Buffer) => join(start, hidden, plain.subarray(2));
  it.each([
    ['PNG', join(png, page), null],
    ['JPEG', join(plain, page), plain],
    ['JPEG with a thumbnail in its head', framed(segment(0xe0, join(text('JFXX\0'), page))), plain],
    ['JPEG with an extension', framed(segment(0xfd, page)), plain],
    ['JPEG with an unknown segment', framed(segment(0x4f, page)), plain],
    ['WebP', join(webp(lossy), page), webp(lossy)],
    ['WebP with an unknown chunk', webp(lossy, chunk('HTML', page)), webp(lossy)],
  ])('%s', (_, bytes, whole) => {
    const strippedBytes = stripScreenshot(bytes)?.bytes;
    expect(strippedBytes?.includes('script')).toBe(false);
    if (whole) expect(strippedBytes).toEqual(whole);
  });
});

describe('files that are no image', () => {
  const damaged = Buffer.from(png);
  damaged.writeUInt8((damaged[20] ?? 0) ^ 1, 20);
  const html = text('<script>alert(1)</script>');
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['GIF', text('GIF89a and some more bytes')],
    ['PNG whose header was changed', damaged],
    ['PNG without pixels', join(png.subarray(0, 33), png.subarray(-12))],
    ['PNG cut short', png.subarray(0, -14)],
    ['PNG of a page', join(png.subarray(0, 8), html, html)],
    ['JPEG without a frame', join(start, scanHead, scan, end)],
    ['JPEG without a scan', join(start, frame, end, Buffer.alloc(16))],
    ['JPEG of a page', join(start, [0xff, 0xda, 0, 2], html, end)],
    ['JPEG without an end', plainJpeg.subarray(0, -2)],
    ['WebP of a text', join(text('RIFF'), [30, 0, 0, 0], text('WEBPVP8 this is no image!!'))],
    ['WebP with nothing but a header', webp(extended(0))],
    ['WebP whose chunk ends behind it', join(webp(lossy).subarray(0, -4))],
  ])('%s', (_, bytes) => expect(stripScreenshot(bytes)).toBeNull());
});

describe('images too large to decode', () => {
  const sized = (width: number, height: number) => {
    const jpeg = Buffer.alloc(9);
    jpeg.set([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    jpeg.writeUInt16BE(height & 0xffff, 1);
    jpeg.writeUInt16BE(width & 0xffff, 3);
    const bits = Buffer.alloc(4);
    bits.writeUInt32LE((((height - 1) & 0x3fff) * 0x4000 + ((width - 1) & 0x3fff)) >>> 0);
    const threeBytes = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];
    const canvas = [...threeBytes(width - 1), ...threeBytes(height - 1)];
    const twoBytes = (value: number) => [value & 0xff, value >> 8];
    const flat = chunk('VP8 ', [
      0,
      0,
      0,
      0x9d,
      0x01,
      0x2a,
      ...twoBytes(width),
      ...twoBytes(height),
    ]);
    return {
      png: samplePng({ text: 'x', extent: [width, height] }),
      jpeg: join(start, segment(0xc2, jpeg), scanHead, scan, end),
      lossy: webp(flat),
      lossless: webp(chunk('VP8L', join([0x2f], bits))),
      extended: webp(chunk('VP8X', [0, 0, 0, 0, ...canvas]), lossy),
      frame: webp(extended(2), chunk('ANMF', join(Buffer.alloc(6), canvas, [0, 0, 0, 0], lossy))),
      inFrame: webp(extended(2), chunk('ANMF', join(Buffer.alloc(16), flat))),
    };
  };
  const hasTooLargeExtent = (bytes: Buffer) => stripScreenshot(bytes)?.extents.some(isTooLarge);
  const kinds = ['png', 'jpeg', 'lossy', 'lossless', 'extended', 'frame', 'inFrame'] as const;

  it.each(kinds)('%s: 16,000 x 2,500 is accepted, one more line is not', (kind) => {
    expect(hasTooLargeExtent(sized(16_000, 2_500)[kind])).toBe(false);
    expect(hasTooLargeExtent(sized(16_000, 2_501)[kind])).toBe(true);
    expect(hasTooLargeExtent(sized(2_501, 16_000)[kind])).toBe(true);
  });

  it.each(['png', 'jpeg', 'extended', 'frame'] as const)(
    '%s: no side may exceed 16,384',
    (kind) => {
      expect(hasTooLargeExtent(sized(16_384, 1)[kind])).toBe(false);
      expect(hasTooLargeExtent(sized(1, 16_385)[kind])).toBe(true);
      expect(hasTooLargeExtent(sized(30_000, 30_000)[kind])).toBe(true);
    },
  );
});
