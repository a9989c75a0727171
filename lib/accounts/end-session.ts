/** Ends a session on the server, so that copies of its cookie no longer work, and replaces one by the next. */
import 'server-only';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import {
  readSession,
  revokeSession,
  createSessionCookies,
  type Session,
} from '@/lib/session/session';
import { endLoginToken } from '@/lib/core/upstream/calls/accounts';
import { isMissingEndpoint } from '@/lib/core/upstream/client/upstream-error';
import { log, reasonOf } from '@/lib/core/log/log';

/**
 * Ends the login token of a session. Where the upstream has no such call or does not answer, only the session on this
 * site is ended. Never throws.
 */
async function endSessionOnServer(session: Session): Promise<void> {
  try {
    await endLoginToken(session.loginToken);
  } catch (error) {
    await revokeSession(session);
    if (isMissingEndpoint(error)) return;
    log.error('sign-out', 'the login token lives on upstream', { reason: reasonOf(error) });
  }
}

/**
 * Replaces the present session by a new one; the present one ends as by signing out.
 * @returns Set-Cookie lines
 */
export async function replaceSession(
  currentSession: Session | null,
  loginToken: string,
): Promise<string[]> {
  if (currentSession && currentSession.loginToken !== loginToken)
    await endSessionOnServer(currentSession);
  return createSessionCookies(loginToken);
}

/** Ends the visitor's session, if there is one. */
export async function signOut(readCookie: CookieReader): Promise<void> {
  const session = await readSession(readCookie);
  if (session) await endSessionOnServer(session);
}
