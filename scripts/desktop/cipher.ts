/**
 * The desktop app's end of the cipher, written with node:crypto on purpose, so that it is independent of the page's
 * cipher.
 */
import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto';

const algorithm = 'aes-128-cbc';
const secretLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A session secret, made as the desktop app does for a page. */
export const createSecret = (): string =>
  Array.from({ length: 32 }, () => secretLetters[randomInt(secretLetters.length)]).join('');

/**
 * AES-128-CBC of the desktop app's messages: key = secret characters 3–18, IV = 4–19.
 * @returns base64
 */
export function encryptForPage(message: unknown, secret: string): string {
  const cipher = createCipheriv(algorithm, secret.slice(3, 19), secret.slice(4, 20));
  return cipher.update(JSON.stringify(message), 'utf8', 'base64') + cipher.final('base64');
}

/**
 * Decrypts a page's message: key = secret characters 0–15, IV = 1–16.
 * @throws Error when the message cannot be decrypted or is not JSON
 */
export function decryptFromPage(frame: string, secret: string): unknown {
  const cipher = createDecipheriv(algorithm, secret.slice(0, 16), secret.slice(1, 17));
  return JSON.parse(cipher.update(frame, 'base64', 'utf8') + cipher.final('utf8'));
}
