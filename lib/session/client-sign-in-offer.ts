/**
 * A token the desktop client handed over (R6), in an encrypted cookie until the visitor has answered. A token works
 * once, and the visitor is asked before another account is signed in (lib/accounts/client-sign-in.ts).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { CookieReader } from '@/lib/http/requests/cookie-reader';
import { isInExpiringSet, addToExpiringSet } from '@/lib/shared-state/expiring-set';
import {
  exchangeLogin,
  getAccountName,
  getInviteCode,
  isMissingEndpoint,
  type AccountName,
} from '@/lib/upstream/accounts';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { rets } from '@superbrowser/contract/rets';
import { readCookie, secretCookie } from './cookies';
import { seal, unseal } from './seal';
import { readSession, sessionTtlSeconds } from './session';

/** Seconds to answer the question. */
const answerSeconds = 600;

export interface ClientSignInOffer {
  /** Id of the question an answer belongs to: another offer may have replaced it meanwhile. */
  readonly id: string;
  readonly loginToken: string;
  /** Id of the session at the time of the question; '' where there was none. */
  readonly sessionId: string;
  /** Where to go after the answer; validated when it was offered. */
  readonly target: string;
}

const offerClaims = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  session: z.string(),
  target: z.string().min(1),
});

/** Set-Cookie line that stores an offered sign-in until the question is answered. */
export const createClientSignInCookie = async (
  offer: Omit<ClientSignInOffer, 'id'>,
): Promise<string> => {
  const { loginToken: token, sessionId: session, target } = offer;
  const claims = { id: randomUUID(), token, session, target };
  return secretCookie('handover', await seal(claims, 'handover', answerSeconds), answerSeconds);
};

export const expiredClientSignInCookie = (): string => secretCookie('handover', '', 0);

/** The stored offer; null without a cookie, and for a forged or expired one. */
export async function readClientSignInOffer(
  cookie: CookieReader,
): Promise<ClientSignInOffer | null> {
  const parsed = offerClaims.safeParse(await unseal(readCookie(cookie, 'handover'), 'handover'));
  if (!parsed.success) return null;
  const { id, token, session, target } = parsed.data;
  return { id, loginToken: token, sessionId: session, target };
}

/** The value of a read; null where its session has ended. */
async function nullIfEnded<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === rets.sessionExpired) return null;
    throw error;
  }
}

/** The signed-in account compared with an offered token's: none, the same account, or another. */
export type AccountMatch = 'none' | 'same' | 'another';

/**
 * Compares a session with an offered token by their invite codes, because names can change and these do not.
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
    nullIfEnded(getInviteCode(sessionToken)),
    getInviteCode(offeredToken),
  ]);
  if (sessionCode === null) return 'none';
  return sessionCode === offeredCode ? 'same' : 'another';
}

/**
 * The account of a token; null when it is unknown, expired or used.
 * @throws UpstreamError when that cannot be determined
 */
export async function loadOfferedAccount(loginToken: string): Promise<AccountName | null> {
  if (await isInExpiringSet('handoverSpent', loginToken)) return null;
  return nullIfEnded(getAccountName(loginToken));
}

/**
 * Uses up an offered token.
 * @returns the login token for the session; null when the offered one has expired or was used before
 * @throws UpstreamError when that cannot be determined
 */
export async function spendClientSignInToken(loginToken: string): Promise<string | null> {
  try {
    return await nullIfEnded(exchangeLogin(loginToken));
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error;
    // This upstream cannot invalidate a token, so the site remembers used ones for as long as a session could last.
    const isFirst = await addToExpiringSet('handoverSpent', loginToken, sessionTtlSeconds.absolute);
    return isFirst ? loginToken : null;
  }
}

export interface PendingClientSignIn {
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
export async function loadPendingClientSignIn(): Promise<PendingClientSignIn | null> {
  const cookieStore = await cookies();
  const cookie: CookieReader = (name) => cookieStore.get(name)?.value;
  const offer = await readClientSignInOffer(cookie);
  const offered = offer && (await loadOfferedAccount(offer.loginToken));
  if (!offered) return null;
  const session = await readSession(cookie);
  const accountMatch = await compareAccounts(session?.loginToken, offer.loginToken);
  const current =
    session && accountMatch === 'another'
      ? await nullIfEnded(getAccountName(session.loginToken))
      : null;
  return { id: offer.id, current, offered };
}
