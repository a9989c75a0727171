/** Random tokens and invite codes; hashing of tokens by SHA-256, of passwords and codes by scrypt. */
import 'server-only';
import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's parameters for 32 MB of memory. */
export const passwordCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

/**
 * The cost for codes. A code is valid for five minutes; trying its million values against a stolen hash takes hours.
 */
export const codeCost: Cost = { N: 2 ** 12, r: 8, p: 1 };

const deriveKey = (secret: string, salt: Buffer, { N, r, p }: Cost) =>
  scryptAsync(secret, salt, keyBytes, { N, r, p, maxmem: 256 * N * r });

/** A salted hash that contains its own parameters. */
export async function hashSecret(secret: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(secret, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a secret matches a hash, in constant time. */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derivedKey = await deriveKey(secret, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derivedKey, Buffer.from(key, 'base64url'));
}

/** A random token of 256 bits. It cannot be guessed, so a plain SHA-256 protects it in the database. */
export const createToken = (): string => randomBytes(32).toString('base64url');
/** The hash of a token. Only the hash is stored, so that a copy of the database contains no usable token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** No 0, O, 1, I or L, because people read invite codes aloud. */
const inviteCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const inviteCodeLength = 8;

/** An invite code; the database ensures that it is unique. */
export function createInviteCode(): string {
  let code = '';
  while (code.length < inviteCodeLength) {
    // 248 is the largest multiple of 31 in a byte: with larger values some letters would be more frequent.
    for (const byte of randomBytes(inviteCodeLength)) {
      if (byte < 248 && code.length < inviteCodeLength)
        code += inviteCodeAlphabet[byte % inviteCodeAlphabet.length];
    }
  }
  return code;
}
