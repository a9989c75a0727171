/**
 * Seals the authenticators' secrets in the database with a key derived from SESSION_KEY, so that a backup alone opens
 * no account. The previous key is accepted during a change.
 */
import 'server-only';
import { hkdfSync } from 'node:crypto';
import { compactDecrypt, CompactEncrypt, decodeProtectedHeader } from 'jose';
import { log } from '../common/log';
import type { Db } from '../database/open-database';
import { readSealKeys } from '../settings';

/** The key for sealing, 32 bytes for AES-256. It is used for nothing else. */
const encryptionKeyOf = (setting: string) =>
  new Uint8Array(hkdfSync('sha256', setting, '', 'superbrowser authenticator secret', 32));

/** Identifies a key without revealing it. */
const keyIdOf = (setting: string) =>
  Buffer.from(hkdfSync('sha256', setting, '', 'superbrowser authenticator key id', 6)).toString(
    'base64url',
  );

/** Older versions stored plain base32, without the dots of a sealed value. */
const isPlain = (storedSecret: string) => !storedSecret.includes('.');

/** @throws Error without SESSION_KEY */
export function sealSecret(secret: string): Promise<string> {
  const { current } = readSealKeys();
  return new CompactEncrypt(Buffer.from(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyIdOf(current) })
    .encrypt(encryptionKeyOf(current));
}

/** The secret; null where it was sealed with a lost key, or altered. */
export async function unsealSecret(storedSecret: string): Promise<string | null> {
  if (isPlain(storedSecret)) return storedSecret;
  const { current, previous } = readSealKeys();
  try {
    const { kid } = decodeProtectedHeader(storedSecret);
    const key = previous && kid === keyIdOf(previous) ? previous : current;
    const { plaintext } = await compactDecrypt(storedSecret, encryptionKeyOf(key));
    return Buffer.from(plaintext).toString();
  } catch {
    return null;
  }
}

const usesCurrentKey = (storedSecret: string): boolean =>
  !isPlain(storedSecret) &&
  decodeProtectedHeader(storedSecret).kid === keyIdOf(readSealKeys().current);

/**
 * Seals secrets that an older version stored in plain text. Also seals secrets of the previous key again, so that this
 * key can be removed from the settings. Runs at each start; several processes may run it at once.
 */
export async function sealStoredSecrets(db: Db): Promise<void> {
  const rows = await db.selectFrom('staff').select(['staff_id', 'name', 'totp_secret']).execute();
  for (const { staff_id, name, totp_secret } of rows) {
    if (usesCurrentKey(totp_secret)) continue;
    const secret = await unsealSecret(totp_secret);
    if (secret === null) {
      log.error('staff', 'SESSION_KEY has changed: this person needs a new authenticator', {
        account: name,
      });
      continue;
    }
    await db
      .updateTable('staff')
      .set({ totp_secret: await sealSecret(secret) })
      .where('staff_id', '=', staff_id)
      // Another process may have replaced the secret meanwhile.
      .where('totp_secret', '=', totp_secret)
      .execute();
  }
}
