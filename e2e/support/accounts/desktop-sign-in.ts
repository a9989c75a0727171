/** Login tokens as the desktop app has them. */
import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { jwtDecrypt } from 'jose';
import { readSessionKey } from '../servers/site-keys';
import { createHttpClient, readCookieLine } from '../visitors/http-client';
import { registerNewAccount } from '../visitors/visitor';

/** The login token in a session's cookie, decrypted with the run's own key. */
export async function readLoginToken(client: APIRequestContext): Promise<string> {
  const sealed = (await readCookieLine(client, 'session')).slice('session='.length);
  const secret = createHash('sha256').update(`superbrowser-cookie:${readSessionKey()}`).digest();
  const { payload } = await jwtDecrypt(sealed, new Uint8Array(secret));
  return String(payload.token);
}

/** A login token like the desktop app's, made by the site's own backend for a new account. */
export async function createLoginToken(fields: Record<string, unknown> = {}): Promise<string> {
  const client = await createHttpClient();
  await registerNewAccount(client, fields);
  const token = await readLoginToken(client);
  await client.dispose();
  return token;
}
