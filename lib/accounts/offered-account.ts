/**
 * The account whose token the desktop app offers (R6). A token works once, and the visitor is asked before another
 * account is signed in.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { readDesktopSignInOffer } from '@/lib/session/desktop-sign-in-offer';
import { readSession, sessionTtlSeconds } from '@/lib/session/session';
import { isInExpiringSet, addToExpiringSet } from '@/lib/core/shared-state/expiring-set';
import {
  exchangeLoginToken,
  loadAccountName,
  type AccountName,
} from '@/lib/core/upstream/calls/accounts';
import { loadInviteCode } from '@/lib/core/upstream/calls/invite-activity';
import { UpstreamError, isMissingEndpoint } from '@/lib/core/upstream/client/upstream-error';

/** The result of a call; null where the session of its token has ended. */
async function nullIfEnded<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === resultCodes.sessionExpired) return null;
    throw error;
  }
}

/**
 * The signed-in account compared with the account of an offered token: no session, the same account, or another
 * account.
 */
type AccountMatch = 'none' | 'same' | 'another';

/**
 * Compares the account of a session with the account of an offered token. Their invite codes are compared, because
 * names can change and invite codes do not.
 * @param sessionToken login token of the session; undefined without a session
 * @param offeredToken login token of the offer
 * @throws UpstreamError when that cannot be determined
 */
export async function compareAccounts(
  sessionToken: string | undefined,
  offeredToken: string,
): Promise<AccountMatch> {
  if (sessionToken === undefined) return 'none';
  const [sessionCode, offeredCode] = await Promise.all([
    nullIfEnded(loadInviteCode(sessionToken)),
    loadInviteCode(offeredToken),
  ]);
  if (sessionCode === null) return 'none';
  return sessionCode === offeredCode ? 'same' : 'another';
}

/**
 * The account of a token; null when it is unknown, expired or used.
 * @throws UpstreamError when that cannot be determined
 */
export async function findOfferedAccount(offeredToken: string): Promise<AccountName | null> {
  if (await isInExpiringSet('handoverSpent', offeredToken)) return null;
  return nullIfEnded(loadAccountName(offeredToken));
}

/**
 * Uses up an offered token.
 * @returns the login token for the session; null when the offered one has expired or was used before
 * @throws UpstreamError when that cannot be determined
 */
export async function tryConsumeOfferedToken(offeredToken: string): Promise<string | null> {
  try {
    return await nullIfEnded(exchangeLoginToken(offeredToken));
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error;
    // This upstream cannot invalidate a token, so the site remembers used ones for as long as a session could last.
    const isFirst = await addToExpiringSet(
      'handoverSpent',
      offeredToken,
      sessionTtlSeconds.absolute,
    );
    return isFirst ? offeredToken : null;
  }
}

interface PendingDesktopSignIn {
  /** Id of the offer, which the answer repeats. */
  readonly id: string;
  /** The account that would be replaced; null where the visitor is signed out, or it is the same account. */
  readonly current: AccountName | null;
  readonly offered: AccountName;
}

/**
 * The open question, for the page that asks it; null without one.
 * @throws UpstreamError when that cannot be determined
 */
export async function findPendingDesktopSignIn(): Promise<PendingDesktopSignIn | null> {
  const cookieStore = await cookies();
  const readCookie: CookieReader = (name) => cookieStore.get(name)?.value;
  const offer = await readDesktopSignInOffer(readCookie);
  const offered = offer && (await findOfferedAccount(offer.offeredToken));
  if (!offered) return null;
  const session = await readSession(readCookie);
  const accountMatch = await compareAccounts(session?.loginToken, offer.offeredToken);
  const current =
    session && accountMatch === 'another'
      ? await nullIfEnded(loadAccountName(session.loginToken))
      : null;
  return { id: offer.id, current, offered };
}
