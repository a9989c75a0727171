/** Decodes a QR code of byte data from a perfect picture (ISO/IEC 18004, versions 1 to 10). */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';

type Modules = readonly (readonly boolean[])[];

/**
 * Error correction codewords (ECC) in a block and number of blocks, by version; rows in the order of the format's bits:
 * M, L, H, Q.
 */
const eccCodewordCounts = [
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
] as const;
const blockCounts = [
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
] as const;

const maskRules: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Error correction (index into the tables) and mask, from the copy next to the first finder pattern. */
function formatOf(modules: Modules): { level: number; mask: number } {
  const positions = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const),
  ];
  const bits = positions.reduce(
    (bitMask, [x, y], index) => bitMask | (Number(modules[y]![x]) << index),
    0,
  );
  const data = (bits ^ 0x5412) >>> 10;
  return { level: data >>> 3, mask: data & 7 };
}

function alignmentCenters(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...rest.reverse()];
}

/** Whether a module belongs to a pattern and carries no data. */
function patternTest(version: number, size: number): (x: number, y: number) => boolean {
  const centers = alignmentCenters(version, size);
  const last = centers.length - 1;
  const alignments = centers.flatMap((cx, i) =>
    centers.flatMap((cy, j) =>
      (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0) ? [] : [[cx, cy]],
    ),
  );
  return (x, y) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    alignments.some(([cx = 0, cy = 0]) => Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3);
}

/** The codewords in the symbol, with interleaved blocks. */
function codewordsOf(modules: Modules, version: number, mask: number): number[] {
  const size = modules.length;
  const isPattern = patternTest(version, size);
  const bits: boolean[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (!isPattern(x, y)) bits.push(modules[y]![x]! !== (maskRules[mask]!(x, y) === 0));
      }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, isDark) => byte * 2 + Number(isDark), 0),
  );
}

/**
 * The text of a QR code.
 * @param modules rows of modules without quiet zone; true for a dark module
 */
export function decodeQr(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  const { level, mask } = formatOf(modules);
  const codewords = codewordsOf(modules, version, mask);
  const blockCount = blockCounts[level]![version - 1]!;
  const shortBlockCount = blockCount - (codewords.length % blockCount);
  const shortDataLength =
    Math.floor(codewords.length / blockCount) - eccCodewordCounts[level]![version - 1]!;
  const data: number[][] = Array.from({ length: blockCount }, () => []);
  let next = 0;
  for (let row = 0; row <= shortDataLength; row += 1)
    for (let block = 0; block < blockCount; block += 1)
      if (row < shortDataLength || block >= shortBlockCount) data[block]!.push(codewords[next++]!);
  const bits = data
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  if (bits.slice(0, 4) !== '0100') throw new Error(`not byte data: mode ${bits.slice(0, 4)}`);
  const countBits = version < 10 ? 8 : 16;
  const count = parseInt(bits.slice(4, 4 + countBits), 2);
  const bytes = Array.from({ length: count }, (_, index) =>
    parseInt(bits.slice(4 + countBits + index * 8, 12 + countBits + index * 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

/** Decodes a QR code drawn by uqr: squares of ten units, with or without a margin. */
export function decodeQrSvg(svg: string): string {
  const dark = [...svg.matchAll(/M(\d+),(\d+)h10/g)].map(
    ([, x, y]) => [Number(x) / 10, Number(y) / 10] as const,
  );
  // The corner patterns touch all four edges of the code.
  const first = Math.min(...dark.map(([x]) => x));
  const size = Math.max(...dark.map(([x]) => x)) - first + 1;
  const darkPositions = new Set(dark.map(([x, y]) => `${x - first},${y - first}`));
  return decodeQr(
    Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => darkPositions.has(`${x},${y}`)),
    ),
  );
}

/** The text of a QR code saved as SVG or PNG, drawn by the browser. */
export async function decodeSavedQr(page: Page, file: Download): Promise<string> {
  const bytes = readFileSync(await file.path());
  const type = file.suggestedFilename().endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const source = `data:${type};base64,${bytes.toString('base64')}`;
  const modules = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    )!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const isDark = (x: number, y: number) =>
      data[(Math.floor(y) * width + Math.floor(x)) * 4]! < 128;
    // Four modules of quiet zone, then the finder pattern's corner.
    let corner = 0;
    while (!isDark(corner, corner)) corner += 1;
    const count = Math.round((width * 4) / corner);
    const edge = width / count;
    const centers = Array.from({ length: count - 8 }, (_, index) => (index + 4.5) * edge);
    return centers.map((y) => centers.map((x) => isDark(x, y)));
  }, source);
  return decodeQr(modules);
}
