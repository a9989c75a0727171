/** The client's end of the cipher: node:crypto, written apart from the page's on purpose. */
import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto';

const algorithm = 'aes-128-cbc';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A session secret as the client makes one for a page. */
export const newSecret = (): string =>
  Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('');

/** What the client says is under the characters 3–18, with 4–19 as the first block. @returns base64 */
export function encrypt(message: unknown, secret: string): string {
  const cipher = createCipheriv(algorithm, secret.slice(3, 19), secret.slice(4, 20));
  return cipher.update(JSON.stringify(message), 'utf8', 'base64') + cipher.final('base64');
}

/**
 * What a page says is under the characters 0–15, with 1–16 as the first block.
 * @throws Error when it is not
 */
export function decrypt(frame: string, secret: string): unknown {
  const cipher = createDecipheriv(algorithm, secret.slice(0, 16), secret.slice(1, 17));
  return JSON.parse(cipher.update(frame, 'base64', 'utf8') + cipher.final('utf8'));
}
