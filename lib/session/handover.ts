/**
 * Signing in by a token the desktop client hands over (R6). A token works once, and no session is
 * started or replaced without asking: what is offered waits in an encrypted cookie meanwhile.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { CookieReader } from '@/lib/attribution/context';
import { isRemembered, remember } from '@/lib/http/remembered';
import {
  exchangeLogin,
  getAccountName,
  getInviteCode,
  isMissingEndpoint,
  type AccountName,
} from '@/lib/upstream/accounts';
import { UpstreamError } from '@/lib/upstream/error';
import { rets } from '@superbrowser/contract/rets';
import { readCookie, secretCookie } from './cookies';
import { seal, unseal } from './seal';
import { readSession, sessionLife } from './session';

/** Time to answer the question, in seconds. */
const seconds = 600;

export interface HandoverOffer {
  /** The question an answer belongs to: another offer may have taken its place meanwhile. */
  readonly id: string;
  readonly loginToken: string;
  /** The session that was there when it was asked; '' where there was none. */
  readonly session: string;
  /** Where to go afterwards: checked when it was offered. */
  readonly target: string;
}

const offerClaims = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  session: z.string(),
  target: z.string().min(1),
});

/** Set-Cookie line that keeps an offered sign-in until the question is answered. */
export const storeOffer = async (offer: Omit<HandoverOffer, 'id'>): Promise<string> => {
  const { loginToken: token, session, target } = offer;
  const claims = { id: randomUUID(), token, session, target };
  return secretCookie('handover', await seal(claims, 'handover', seconds), seconds);
};

export const dropOffer = (): string => secretCookie('handover', '', 0);

export async function readOffer(cookie: CookieReader): Promise<HandoverOffer | null> {
  const parsed = offerClaims.safeParse(await unseal(readCookie(cookie, 'handover'), 'handover'));
  if (!parsed.success) return null;
  const { id, token, session, target } = parsed.data;
  return { id, loginToken: token, session, target };
}

/** The value of a read; null where its session is over. */
async function unlessOver<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === rets.sessionExpired) return null;
    throw error;
  }
}

/** Who is signed in, seen from a token that is offered: none, its own account, or another. */
export type AccountMatch = 'none' | 'same' | 'another';

/**
 * Compares a session with an offered token. An invite code is one account's for ever; names are not.
 * @param present the session's login token
 * @throws UpstreamError when it cannot be determined
 */
export async function compareAccounts(
  present: string | undefined,
  offered: string,
): Promise<AccountMatch> {
  if (present === undefined) return 'none';
  const [mine, theirs] = await Promise.all([
    unlessOver(getInviteCode(present)),
    getInviteCode(offered),
  ]);
  if (mine === null) return 'none';
  return mine === theirs ? 'same' : 'another';
}

/** Whose token this is; null when it is unknown, over or spent. @throws UpstreamError when it cannot be determined */
export async function offeredAccount(loginToken: string): Promise<AccountName | null> {
  if (await isRemembered('handoverSpent', loginToken)) return null;
  return unlessOver(getAccountName(loginToken));
}

/**
 * Spends an offered token.
 * @returns the login token for the session; null when the offered one is over or was spent before
 * @throws UpstreamError when it cannot be determined
 */
export async function spendOffered(loginToken: string): Promise<string | null> {
  try {
    return await unlessOver(exchangeLogin(loginToken));
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error;
    // This upstream cannot invalidate a token, so the site remembers spent ones for as long as a session could last.
    const isFirst = await remember('handoverSpent', loginToken, sessionLife.absolute);
    return isFirst ? loginToken : null;
  }
}

export interface PendingHandover {
  /** Of the offer; its answer names it. */
  readonly id: string;
  /** Who would be replaced; null where the visitor is signed out, or the same account. */
  readonly current: AccountName | null;
  readonly offered: AccountName;
}

/** For the page that asks. Null when no question is open. @throws UpstreamError when it cannot be determined */
export async function pendingHandover(): Promise<PendingHandover | null> {
  const jar = await cookies();
  const cookie: CookieReader = (name) => jar.get(name)?.value;
  const offer = await readOffer(cookie);
  const offered = offer && (await offeredAccount(offer.loginToken));
  if (!offered) return null;
  const session = await readSession(cookie);
  const present = await compareAccounts(session?.loginToken, offer.loginToken);
  const current =
    session && present === 'another' ? await unlessOver(getAccountName(session.loginToken)) : null;
  return { id: offer.id, current, offered };
}
