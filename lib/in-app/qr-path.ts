/**
 * QR codes without React, for pages made outside Next's rendering (ISO/IEC 18004: byte data, error correction M).
 * Pages of the site draw theirs with components/ui/qr.
 */

/** Check words a block, and blocks, for versions 1 to 20. */
const checkWords = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

type Grid = (boolean | undefined)[][];

/** Modules that carry data, in a code of a version. */
function dataModules(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  const alignments = version < 2 ? 0 : (25 * aligned - 10) * aligned - 55;
  return (16 * version + 128) * version + 64 - alignments - (version < 7 ? 0 : 36);
}

const dataWords = (version: number): number =>
  Math.floor(dataModules(version) / 8) - checkWords[version - 1]! * blockCounts[version - 1]!;

/** Product in the field of 256 elements the check words are made in. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    result.forEach((_, at) => {
      result[at] = multiply(result[at]!, root) ^ (result[at + 1] ?? 0);
    });
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const result = by.map(() => 0);
  for (const word of data) {
    const factor = word ^ result.shift()!;
    result.push(0);
    by.forEach((value, at) => (result[at]! ^= multiply(value, factor)));
  }
  return result;
}

/** The text's words with their padding. */
function pad(bytes: Uint8Array, version: number): number[] {
  const countBits = version < 10 ? 8 : 16;
  const bits = ['0100', bytes.length.toString(2).padStart(countBits, '0')];
  bytes.forEach((byte) => bits.push(byte.toString(2).padStart(8, '0')));
  const capacity = dataWords(version) * 8;
  const text = bits.join('');
  const closed = text + '0'.repeat(Math.min(4, capacity - text.length));
  const whole = closed.padEnd(Math.ceil(closed.length / 8) * 8, '0');
  const words = Array.from({ length: whole.length / 8 }, (_, at) =>
    parseInt(whole.slice(at * 8, at * 8 + 8), 2),
  );
  for (let filler = 0xec; words.length < capacity / 8; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Data and check words of all blocks, interleaved. */
function interleave(words: readonly number[], version: number): number[] {
  const count = blockCounts[version - 1]!;
  const checks = checkWords[version - 1]!;
  const short = count - (Math.floor(dataModules(version) / 8) % count);
  const length = Math.floor(words.length / count);
  const by = divisor(checks);
  let next = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const data = words.slice(next, (next += length + (at < short ? 0 : 1)));
    return { data, check: remainder(data, by) };
  });
  const rows = (part: 'data' | 'check', size: number) =>
    Array.from({ length: size }, (_, row) =>
      blocks.flatMap((block) => block[part][row] ?? []),
    ).flat();
  return [...rows('data', length + 1), ...rows('check', checks)];
}

function alignmentCentres(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...rest.reverse()];
}

/** Puts a value's bits, lowest first, where they belong. */
function write(grid: Grid, value: number, places: readonly (readonly [number, number])[]): void {
  places.forEach(([x, y], bit) => (grid[y]![x] = ((value >>> bit) & 1) === 1));
}

/** A value followed by the check bits of its format. */
function checked(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1)
    rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

/** Everything that is no data: finders, timing, alignment, format (level M, mask 0) and version. */
function patterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size));
  const square = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        if (grid[cy + dy] && cx + dx >= 0 && cx + dx < size)
          grid[cy + dy]![cx + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
  };
  for (let at = 0; at < size; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  const last = size - 4;
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = alignmentCentres(version, size);
  const corners = new Set([`6,6`, `6,${size - 7}`, `${size - 7},6`]);
  for (const x of centres)
    for (const y of centres) if (!corners.has(`${x},${y}`)) square(x, y, 2, (ring) => ring !== 1);
  const format = checked(0, 10, 0x537) ^ 0x5412;
  const upTo = (count: number, place: (at: number) => readonly [number, number]) =>
    Array.from({ length: count }, (_, at) => place(at));
  write(grid, format, [
    ...upTo(6, (at) => [8, at]),
    [8, 7],
    [8, 8],
    [7, 8],
    ...upTo(6, (at) => [5 - at, 8] as const),
  ]);
  write(grid, format, [
    ...upTo(8, (at) => [size - 1 - at, 8]),
    ...upTo(7, (at) => [8, size - 7 + at] as const),
  ]);
  grid[size - 8]![8] = true;
  if (version >= 7) {
    const info = checked(version, 12, 0x1f25);
    write(
      grid,
      info,
      upTo(18, (at) => [size - 11 + (at % 3), Math.floor(at / 3)]),
    );
    write(
      grid,
      info,
      upTo(18, (at) => [Math.floor(at / 3), size - 11 + (at % 3)]),
    );
  }
  return grid;
}

/**
 * A text as a QR code.
 * @returns rows of modules without quiet zone, dark ones true; null for a text of more than 666 bytes
 */
export function qrModules(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = blockCounts.findIndex((_, at) => {
    const overhead = at + 1 < 10 ? 12 : 20;
    return bytes.length * 8 + overhead <= dataWords(at + 1) * 8;
  });
  if (version < 0) return null;
  const words = interleave(pad(bytes, version + 1), version + 1);
  const grid = patterns(version + 1);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[y]![x] !== undefined) continue;
        const value = ((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1;
        grid[y]![x] = (value === 1) !== ((x + y) % 2 === 0);
        bit += 1;
      }
  }
  return grid.map((row) => row.map(Boolean));
}

/** The dark modules as path data on a grid of `size`; null where the text is too long for a code. */
export function qrPath(text: string): { size: number; path: string } | null {
  const modules = qrModules(text);
  if (!modules) return null;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size: modules.length, path };
}
