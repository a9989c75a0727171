/**
 * The encrypted and the opaque encoding (base64url of UTF-8 JSON), the envelope of responses, and safe JSON parsing.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Thrown for a string that does not conform to the wire format. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

const base64urlPattern = /^[A-Za-z0-9_-]+={0,2}$/;

/** Encodes any JSON value. */
export function encodeOpaque(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}

/**
 * Decodes the output of {@link encodeOpaque}. The value is not trusted: the caller must validate it.
 * @throws WireError when the text is not base64url, not UTF-8 or not JSON
 */
export function decodeOpaque(text: string): unknown {
  // Buffer silently skips characters that are not base64url; a damaged message must not decode to something else.
  if (!base64urlPattern.test(text)) throw new WireError('Not an opaque string');
  return parseJson(Buffer.from(text, 'base64url'));
}

/** Messages between this site and its upstream nest less than half as deep; forms need 3. */
const maxNestingDepth = 16;
const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}');

/**
 * Checks the nesting depth on the bytes before parsing: JSON.parse takes seconds and gigabytes for deeply nested
 * brackets, before any schema could refuse them.
 * @throws WireError
 */
function refuseDeepNesting(bytes: Uint8Array): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      if (depth > maxNestingDepth) throw new WireError('Nested too deep');
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
}

/**
 * Parses UTF-8 JSON bytes from outside.
 * @throws WireError when they are not valid UTF-8, not JSON, or nested too deeply
 */
export function parseJson(bytes: Uint8Array): unknown {
  refuseDeepNesting(bytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new WireError('Not JSON', { cause });
  }
}

// Encrypted calls: `{"data": base64(iv + AES-128-CBC(json))}` with a fresh 16-byte IV and PKCS#7 padding.

const cipherAlgorithm = 'aes-128-cbc';
const ivBytes = 16;

interface EncryptedMessage {
  readonly data: string;
}

/**
 * Encrypts a JSON value.
 * @param key exactly 16 bytes of UTF-8
 * @param iv only passed by tests; if an IV were used again, it would show which messages begin alike
 */
export function encryptJson(
  value: unknown,
  key: string,
  iv: Uint8Array = randomBytes(ivBytes),
): EncryptedMessage {
  const cipher = createCipheriv(cipherAlgorithm, Buffer.from(key, 'utf8'), iv);
  const bytes = Buffer.concat([iv, cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { data: bytes.toString('base64') };
}

/**
 * Decrypts the output of {@link encryptJson}. The value is not trusted: the caller must validate it.
 * @throws WireError when the text is not base64, has a wrong length or padding, or does not decrypt to JSON
 */
export function decryptJson(message: EncryptedMessage, key: string): unknown {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(message.data)) throw new WireError('Not base64');
  const bytes = Buffer.from(message.data, 'base64');
  if (bytes.length < 2 * ivBytes || bytes.length % ivBytes !== 0)
    throw new WireError('Not whole cipher blocks');
  return parseJson(decryptBytes(bytes, key));
}

function decryptBytes(bytes: Buffer, key: string): Buffer {
  try {
    const decipher = createDecipheriv(
      cipherAlgorithm,
      Buffer.from(key, 'utf8'),
      bytes.subarray(0, ivBytes),
    );
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]);
  } catch (cause) {
    throw new WireError('Does not decrypt', { cause });
  }
}

/** Whether a message is encrypted: an object whose only field is a string `data`. */
export function isEncryptedMessage(value: unknown): value is EncryptedMessage {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Object.keys(value).join() === 'data' && typeof (value as { data: unknown }).data === 'string'
  );
}

/** The envelope of an answer, inside the encryption. `data` is opaque in the opaque encoding, otherwise JSON. */
export const envelopeSchema = z.object({
  ret: z.number().int(),
  msg: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  data: z.unknown(),
});
