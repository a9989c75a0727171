/**
 * Encrypts cookies, form tokens and an authenticator's secret in a form. Only a server with SESSION_KEY can read or
 * write their content.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { EncryptJWT, decodeProtectedHeader, jwtDecrypt, type JWTPayload } from 'jose';
import { getSealKeys } from '@/lib/core/env/runtime';

/** Purpose of a sealed value, which cannot be opened for another purpose. */
type SealPurpose =
  'session' | 'proof' | 'desktopSignIn' | 'staff' | 'staffForm' | 'staffBrowser' | 'authenticator';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** The key is a hash, because AES-256 requires 32 bytes and the setting may be longer. */
const encryptionKeyOf = (key: string) => new Uint8Array(digest(`superbrowser-cookie:${key}`));
const keyIdOf = (key: string) => digest(`id:${key}`).toString('base64url').slice(0, 8);

/**
 * Encrypts claims.
 * @param seconds how long the claims can be unsealed
 */
export function seal(
  claims: JWTPayload,
  purpose: SealPurpose,
  seconds: number,
  now = Date.now(),
): Promise<string> {
  const { current } = getSealKeys();
  const issuedAt = Math.floor(now / 1_000);
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyIdOf(current) })
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .encrypt(encryptionKeyOf(current));
}

/**
 * The claims of a sealed value; null when the value is missing, forged, expired, for another purpose or of an unknown
 * key.
 */
export async function unseal(
  sealed: string | undefined,
  purpose: SealPurpose,
  now = Date.now(),
): Promise<JWTPayload | null> {
  // A cookie has 4 KB at most and the other values are shorter, so this site cannot have written a longer one.
  if (!sealed || sealed.length > 4_096) return null;
  const { current, previous } = getSealKeys();
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const key = previous && kid === keyIdOf(previous) ? previous : current;
    const { payload } = await jwtDecrypt(sealed, encryptionKeyOf(key), {
      audience: purpose,
      currentDate: new Date(now),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload;
  } catch {
    return null;
  }
}
