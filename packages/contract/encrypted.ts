/** The encrypted channel: `{"data": base64(iv + AES-128-CBC(json))}` with a fresh 16-byte IV and PKCS#7 padding. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { WireError, parseJson } from './codec';

const algorithm = 'aes-128-cbc';
const ivBytes = 16;

export interface EncryptedMessage {
  readonly data: string;
}

/**
 * Encrypts a JSON value.
 * @param key exactly 16 bytes of UTF-8
 * @param iv only tests hand one in; reusing one would show which messages begin alike
 */
export function encryptJson(
  value: unknown,
  key: string,
  iv: Uint8Array = randomBytes(ivBytes),
): EncryptedMessage {
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'utf8'), iv);
  const bytes = Buffer.concat([iv, cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { data: bytes.toString('base64') };
}

/**
 * Decrypts what {@link encryptJson} made. Not trusted: the caller checks the shape.
 * @throws WireError when the text is not base64, has a wrong length or padding, or does not decrypt to JSON
 */
export function decryptJson(message: EncryptedMessage, key: string): unknown {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(message.data)) throw new WireError('Not base64');
  const bytes = Buffer.from(message.data, 'base64');
  if (bytes.length < 2 * ivBytes || bytes.length % ivBytes !== 0)
    throw new WireError('Not whole cipher blocks');
  return parseJson(decrypt(bytes, key));
}

function decrypt(bytes: Buffer, key: string): Buffer {
  try {
    const decipher = createDecipheriv(
      algorithm,
      Buffer.from(key, 'utf8'),
      bytes.subarray(0, ivBytes),
    );
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]);
  } catch (cause) {
    throw new WireError('Does not decrypt', { cause });
  }
}

/** Whether an answer is an object whose only field is a string `data`: then it is encrypted. */
export function isEncryptedMessage(value: unknown): value is EncryptedMessage {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Object.keys(value).join() === 'data' && typeof (value as { data: unknown }).data === 'string'
  );
}
