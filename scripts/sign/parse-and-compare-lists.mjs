/** Reads a list of checksums in the format of SHA256SUMS, and compares it with the list signed before. */

const linePattern = /^([0-9a-f]{64}) {2}([^\u0000-\u001f\u007f\\/]+)$/;

/** @typedef {ReadonlyMap<string, string>} Checksums by the name of the file */

/**
 * Reads a list.
 * @param {Buffer} bytes
 * @returns {Checksums}
 * @throws {Error} naming the first invalid line, because nothing but a list may be signed
 */
export function parseChecksums(bytes) {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new Error('it is not written in UTF-8');
  if (!text.endsWith('\n')) throw new Error('it is empty, or its last line is cut off');
  const hashesByName = new Map();
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    const [, hash, name] = linePattern.exec(line) ?? [];
    if (!hash || !name) throw new Error(`line ${index + 1} is no checksum with a file name`);
    if (hashesByName.has(name)) throw new Error(`line ${index + 1} names ${name} a second time`);
    hashesByName.set(name, hash);
  }
  return hashesByName;
}

/**
 * What the current list adds, removes and changes against the previous list.
 * @param {Checksums} previous
 * @param {Checksums} current
 */
export function changesOf(previous, current) {
  const names = (list, isIncluded) => [...list.keys()].filter(isIncluded).sort();
  return {
    added: names(current, (name) => !previous.has(name)),
    removed: names(previous, (name) => !current.has(name)),
    changed: names(
      current,
      (name) => previous.has(name) && previous.get(name) !== current.get(name),
    ),
  };
}

/**
 * The changes as lines to read before signing. A package with the same name and another checksum comes first, because
 * an attack looks like that.
 * @param {Checksums} previous
 * @param {Checksums} current
 * @returns {string[]}
 */
export function renderChanges(previous, current) {
  const { added, removed, changed } = changesOf(previous, current);
  const lines = [
    ...changed.flatMap((name) => [
      `! ${name} has another checksum than the one signed before:`,
      `    before  ${previous.get(name)}`,
      `    now     ${current.get(name)}`,
    ]),
    ...removed.map((name) => `- ${previous.get(name)}  ${name}`),
    ...added.map((name) => `+ ${current.get(name)}  ${name}`),
  ];
  return lines.length === 0 ? ['The same checksums as in the list signed before.'] : lines;
}
