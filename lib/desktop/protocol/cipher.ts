/**
 * The cipher of the desktop app's websocket (W1): AES-128-CBC with PKCS#7 padding, as base64 text. Only this file
 * imports crypto-js, and it imports sub-paths, because the whole package is eight times as large.
 */
import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import NoPadding from 'crypto-js/pad-nopadding';

type Bytes = ReturnType<typeof Utf8.parse>;

/** Key and IV of one direction. */
export interface DirectionKey {
  /** 16 bytes. */
  readonly key: Bytes;
  /** 16 bytes. */
  readonly iv: Bytes;
}

export interface ChannelKeys {
  readonly outgoing: DirectionKey;
  readonly incoming: DirectionKey;
}

const blockBytes = 16;
/** The last slice of the secret starts at 4 and is 16 characters long. */
const minSecretLength = 20;

/**
 * Derives the keys and IVs of both directions from the session secret (W1). Each is 16 characters long: key and IV for
 * sending start at characters 0 and 1, for receiving at 3 and 4.
 * @param secret the secret from the start-up data
 * @returns null when the secret is shorter than 20 characters, or has a character outside of printable ASCII
 */
export function channelKeys(secret: string): ChannelKeys | null {
  if (secret.length < minSecretLength || !/^[\x20-\x7e]+$/.test(secret)) return null;
  const slice = (at: number) => Utf8.parse(secret.slice(at, at + blockBytes));
  return {
    outgoing: { key: slice(0), iv: slice(1) },
    incoming: { key: slice(3), iv: slice(4) },
  };
}

/**
 * Encrypts bytes of any length.
 * @returns base64
 */
export function encryptBytes(bytes: Bytes, { key, iv }: DirectionKey): string {
  return AES.encrypt(bytes, key, { iv }).ciphertext.toString(Base64);
}

/** Number of padding bytes at the end; 0 when the padding is not PKCS#7. crypto-js does not check that. */
function paddingOf({ words, sigBytes }: Bytes): number {
  const byteAt = (index: number) => ((words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff;
  const length = byteAt(sigBytes - 1);
  if (length < 1 || length > blockBytes) return 0;
  for (let index = sigBytes - length; index < sigBytes; index += 1) {
    if (byteAt(index) !== length) return 0;
  }
  return length;
}

/**
 * Decrypts the output of {@link encryptBytes} or of the desktop app. Never throws.
 * @returns undefined when the frame is not base64 of whole blocks, or the padding is wrong
 */
export function decryptBytes(frame: string, { key, iv }: DirectionKey): Bytes | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(frame)) return undefined;
  const ciphertext = Base64.parse(frame);
  if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % blockBytes !== 0) return undefined;
  const plaintext = AES.decrypt({ ciphertext } as Parameters<typeof AES.decrypt>[0], key, {
    iv,
    padding: NoPadding,
  });
  const padding = paddingOf(plaintext);
  if (padding === 0) return undefined;
  plaintext.sigBytes -= padding;
  return plaintext;
}

/**
 * Encodes a message (W1).
 * @returns '' for an empty message and while there are no keys, otherwise the frame to send
 */
export function encodeMessage(message: unknown, keys: ChannelKeys | null): string {
  if (!keys || message === undefined || message === null || message === '') return '';
  return encryptBytes(Utf8.parse(JSON.stringify(message)), keys.outgoing);
}

/** The JSON value in a frame; undefined when the frame cannot be decrypted and parsed (W2). The caller validates it. */
export function decodeFrame(frame: string, keys: ChannelKeys | null): unknown {
  const plain = keys ? decryptBytes(frame, keys.incoming) : undefined;
  if (plain === undefined) return undefined;
  try {
    return JSON.parse(plain.toString(Utf8));
  } catch {
    return undefined;
  }
}
