/** The opaque string of the main channel: base64url of UTF-8 JSON. Exchange this module to change the encoding. */

/** A string from the other side that does not hold what the wire format promises. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

const alphabet = /^[A-Za-z0-9_-]+={0,2}$/;

/** Encodes any JSON value. */
export function encodeOpaque(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}

/**
 * Decodes what {@link encodeOpaque} made. Not trusted: the caller checks the shape.
 * @throws WireError when the text is not base64url, not UTF-8 or not JSON
 */
export function decodeOpaque(text: string): unknown {
  // Buffer skips foreign characters silently; a damaged message must not decode to something else.
  if (!alphabet.test(text)) throw new WireError('Not an opaque string');
  return parseJson(Buffer.from(text, 'base64url'));
}

/**
 * Parses UTF-8 JSON bytes.
 * @throws WireError when they are not valid UTF-8 or not JSON
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new WireError('Not JSON', { cause });
  }
}
