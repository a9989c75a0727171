/** Steps around /oauth: tokens as the desktop client has them, and HTTP clients in place of browsers. */
import { createHash } from 'node:crypto';
import { request as playwrightRequest, type APIRequestContext } from '@playwright/test';
import { jwtDecrypt } from 'jose';
import { readSessionKey } from '../servers/site-keys';
import { siteOrigin } from '../servers/ports-and-folders';
import { registerNewAccount, createIp } from '../visitors/visitor';

/** An HTTP client with its own cookies and IP, in place of a browser; redirects are inspected, not followed. */
export const createHttpClient = (cookie?: string): Promise<APIRequestContext> =>
  playwrightRequest.newContext({
    baseURL: siteOrigin,
    maxRedirects: 0,
    extraHTTPHeaders: { 'X-Forwarded-For': createIp(), ...(cookie && { Cookie: cookie }) },
  });

/** A cookie of a browser in the form of a request header; '' where the browser has no such cookie. */
export async function readCookieLine(client: APIRequestContext, name: string): Promise<string> {
  const stored = (await client.storageState()).cookies.find((cookie) => cookie.name === name);
  return stored ? `${name}=${stored.value}` : '';
}

/** The login token in a session's cookie, decrypted with the run's own key. */
export async function readLoginToken(client: APIRequestContext): Promise<string> {
  const sealed = (await readCookieLine(client, 'session')).slice('session='.length);
  const secret = createHash('sha256').update(`superbrowser-cookie:${readSessionKey()}`).digest();
  const { payload } = await jwtDecrypt(sealed, new Uint8Array(secret));
  return String(payload.token);
}

/** A login token like the desktop client's, made by the site's own backend for a new account. */
export async function createLoginToken(fields: Record<string, unknown> = {}): Promise<string> {
  const client = await createHttpClient();
  await registerNewAccount(client, fields);
  const token = await readLoginToken(client);
  await client.dispose();
  return token;
}
