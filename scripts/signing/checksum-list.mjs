// Reads a list of checksums in the format of SHA256SUMS, and compares it with the list signed before.

const linePattern = /^([0-9a-f]{64}) {2}([^\u0000-\u001f\u007f\\/]+)$/;

/** @typedef {ReadonlyMap<string, string>} Checksums by the name of the file */

/**
 * Reads a list.
 * @param {Buffer} bytes
 * @returns {Checksums}
 * @throws {Error} naming the first invalid line, because nothing but a list may be signed
 */
export function readChecksums(bytes) {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new Error('it is not written in UTF-8');
  if (!text.endsWith('\n')) throw new Error('it is empty, or its last line is cut off');
  const found = new Map();
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    const [, hash, name] = linePattern.exec(line) ?? [];
    if (!hash || !name) throw new Error(`line ${index + 1} is no checksum with a file name`);
    if (found.has(name)) throw new Error(`line ${index + 1} names ${name} a second time`);
    found.set(name, hash);
  }
  return found;
}

/**
 * The differences of the later list.
 * @param {Checksums} before
 * @param {Checksums} now
 */
export function changesOf(before, now) {
  const names = (list, fits) => [...list.keys()].filter(fits).sort();
  return {
    added: names(now, (name) => !before.has(name)),
    removed: names(before, (name) => !now.has(name)),
    changed: names(now, (name) => before.has(name) && before.get(name) !== now.get(name)),
  };
}

/**
 * The changes as lines to read before signing. A package with the same name and another checksum comes first, because
 * an attack looks like that.
 * @param {Checksums} before
 * @param {Checksums} now
 * @returns {string[]}
 */
export function changeLines(before, now) {
  const { added, removed, changed } = changesOf(before, now);
  const lines = [
    ...changed.flatMap((name) => [
      `! ${name} has another checksum than the one signed before:`,
      `    before  ${before.get(name)}`,
      `    now     ${now.get(name)}`,
    ]),
    ...removed.map((name) => `- ${before.get(name)}  ${name}`),
    ...added.map((name) => `+ ${now.get(name)}  ${name}`),
  ];
  return lines.length === 0 ? ['The same checksums as in the list signed before.'] : lines;
}
