/** Tokens of forms, also of forms no page shows: sealed with the key of the tested site, like the console's own. */
import { createHash, randomUUID } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { readSessionKey } from '../../support/servers/site-keys';
import type { StorageState } from './staff';

const sha256Of = (text: string) => createHash('sha256').update(text).digest();

const readEncryptionKey = () => new Uint8Array(sha256Of(`superbrowser-cookie:${readSessionKey()}`));

/** The session id in the cookie of a signed-in account. */
export async function readSessionId({ cookies }: StorageState): Promise<string> {
  const sealed = cookies.find(({ name }) => name === 'console')?.value ?? '';
  return String((await jwtDecrypt(sealed, readEncryptionKey())).payload['session']);
}

interface FormTokenInput {
  readonly action: string;
  readonly session: string;
  /** Seconds until the token expires. */
  readonly seconds?: number;
}

/** A token as a page of the console has it. */
export function createFormToken({
  action,
  session,
  seconds = 3_600,
}: FormTokenInput): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const kid = sha256Of(`id:${readSessionKey()}`).toString('base64url').slice(0, 8);
  return new EncryptJWT({ action, session, once: randomUUID() })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
    .setAudience('staffForm')
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .encrypt(readEncryptionKey());
}
