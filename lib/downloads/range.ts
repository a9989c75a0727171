/** Byte ranges of RFC 9110, section 14: one range at a time; several at once count as none. */

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export const unsatisfiable = Symbol('range not satisfiable');

/**
 * The part of a file a request asks for.
 * @param size bytes
 * @returns the range; null for the whole file (no, foreign or malformed Range, or If-Range names
 *   another version); `unsatisfiable` for one beyond the end
 */
export function parseRange(
  headers: Headers,
  size: number,
  etag: string,
  lastModified: string | null,
): ByteRange | null | typeof unsatisfiable {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const condition = headers.get('if-range');
  if (!match || (condition !== null && condition !== etag && condition !== lastModified))
    return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? unsatisfiable : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? unsatisfiable : { start, end };
}
