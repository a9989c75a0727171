/**
 * Parses byte ranges (RFC 9110, section 14): only a single range is supported; a header with several ranges is ignored.
 */

interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export const unsatisfiable = Symbol('range not satisfiable');

/** First and last byte of a valid Range header; '' for a byte that is left out. Null for any other header. */
function parseRangeHeader(headers: Headers): { first: string; last: string } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  return first === '' && last === '' ? null : { first, last };
}

/** Whether a request is for a part of a file, like one that continues a download. */
export const isPartialRequest = (headers: Headers): boolean => parseRangeHeader(headers) !== null;

/**
 * The part of a file that a request asks for.
 * @param size bytes
 * @returns the range; null for the whole file (Range is missing, malformed or in another unit, or If-Range names
 * another version); `unsatisfiable` for a range beyond the end
 */
export function parseRange(
  headers: Headers,
  size: number,
  etag: string,
  lastModified: string | null,
): ByteRange | null | typeof unsatisfiable {
  const range = parseRangeHeader(headers);
  const condition = headers.get('if-range');
  if (!range || (condition !== null && condition !== etag && condition !== lastModified))
    return null;
  const { first, last } = range;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? unsatisfiable : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? unsatisfiable : { start, end };
}
