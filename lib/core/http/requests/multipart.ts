/**
 * Parses multipart/form-data as browsers write it: a few named parts. The parts are views into the body, not copies.
 */
import 'server-only';
import { RequestRefusal } from '../responses/refusal';

/** Maximum bytes of a part's headers: two lines, with a file name. */
const maxHeaderBytes = 2 * 1024;
const newLine = Buffer.from('\r\n');
const endOfHeader = Buffer.from('\r\n\r\n');

const malformedRefusal = () => new RequestRefusal(400, 'malformed');

/** The boundary between parts in a Content-Type (RFC 2046); null for any other type. */
export const parseBoundary = (type: string): string | null =>
  /^multipart\/form-data\s*;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?\s*$/i.exec(type)?.[1] ?? null;

/** Offsets of the boundary lines; more lines than allowed are refused before any part is parsed. */
function findBoundaries(bytes: Buffer, delimiter: Buffer, maxBoundaries: number): number[] {
  const offsets: number[] = [];
  for (
    let offset = bytes.indexOf(delimiter);
    offset >= 0;
    offset = bytes.indexOf(delimiter, offset + delimiter.length)
  ) {
    offsets.push(offset);
    if (offsets.length > maxBoundaries) throw malformedRefusal();
  }
  return offsets;
}

/**
 * Parses name and content of one part, from the end of its boundary line to the line break before the next boundary.
 */
function parsePart(bytes: Buffer): [string, Buffer] {
  const headerLength = bytes.subarray(0, maxHeaderBytes).indexOf(endOfHeader);
  const content = bytes.subarray(headerLength + endOfHeader.length, -newLine.length);
  const name = /\r\ncontent-disposition:\s*form-data;\s*name="([^"\r\n]*)"/i.exec(
    bytes.toString('latin1', 0, Math.max(0, headerLength)),
  )?.[1];
  const isClosed = bytes.subarray(-newLine.length).equals(newLine);
  if (
    name === undefined ||
    !isClosed ||
    headerLength + endOfHeader.length > bytes.length - newLine.length
  )
    throw malformedRefusal();
  return [name, content];
}

/**
 * The parts of a body by name, as views into it.
 * @param maxParts parts allowed
 * @throws RequestRefusal 400 for more parts, a repeated name, and any other format
 */
export function parseMultipart(
  bytes: Buffer,
  boundary: string,
  maxParts: number,
): Map<string, Buffer> {
  const delimiter = Buffer.from(`--${boundary}`);
  const offsets = findBoundaries(bytes, delimiter, maxParts + 1);
  const lastOffset = offsets.at(-1);
  const end =
    lastOffset === undefined ? '' : bytes.toString('latin1', lastOffset + delimiter.length);
  if (offsets[0] !== 0 || !/^--(\r\n)?$/.test(end)) throw malformedRefusal();
  const parts = offsets
    .slice(1)
    .map((next, n) => parsePart(bytes.subarray((offsets[n] ?? 0) + delimiter.length, next)));
  const partsByName = new Map(parts);
  if (partsByName.size !== parts.length) throw malformedRefusal();
  return partsByName;
}
