/** The signed-in account of a request. */
import 'server-only';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { toRequestRefusal } from '@/lib/core/http/responses/upstream-refusal';
import { expiredSessionCookies, readSession, renewSessionCookies } from '@/lib/session/session';
import { loadAccountName } from '@/lib/core/upstream/calls/accounts';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';

const isSessionExpired = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.ret === resultCodes.sessionExpired;

/**
 * Reads the signed-in account. The cookies are Set-Cookie lines for the response: they renew the session, or remove it
 * where the login token has ended.
 * @throws UpstreamError when the upstream call fails; the session stays
 */
export async function loadCurrentAccount(
  readCookie: CookieReader,
): Promise<{ response: SessionResponse; cookies: string[] }> {
  const session = await readSession(readCookie);
  if (!session) return { response: { signedIn: false }, cookies: [] };
  try {
    const name = await loadAccountName(session.loginToken);
    return { response: { signedIn: true, ...name }, cookies: await renewSessionCookies(session) };
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
    return { response: { signedIn: false }, cookies: expiredSessionCookies() };
  }
}

/**
 * Runs a read with the visitor's login token.
 * @throws RequestRefusal 401 without a session, or when the session has ended, which also removes its cookies
 */
export async function withLoginToken<T>(
  readCookie: CookieReader,
  read: (loginToken: string) => Promise<T>,
): Promise<T> {
  const session = await readSession(readCookie);
  if (!session) throw new RequestRefusal(401, 'sessionExpired', { reason: 'sessionExpired' });
  try {
    return await read(session.loginToken);
  } catch (error) {
    throw isSessionExpired(error) ? toRequestRefusal(error, expiredSessionCookies()) : error;
  }
}
