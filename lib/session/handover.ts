/**
 * Signing in by a token the desktop client hands over (R6). Another account's session is not replaced
 * without asking: the offered token waits in an encrypted cookie meanwhile.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { CookieReader } from '@/lib/attribution/context';
import { getAccountName, type AccountName } from '@/lib/upstream/accounts';
import { getInviteCode } from '@/lib/upstream/invite-activity';
import { UpstreamError } from '@/lib/upstream/error';
import { rets } from '@/lib/wire/rets';
import { readCookie, secretCookie } from './cookies';
import { seal, unseal } from './seal';
import { readSession } from './session';

/** Time to answer the question, in seconds. */
const seconds = 600;

export interface Offer {
  readonly loginToken: string;
  /** Where to go afterwards: judged when it was offered. */
  readonly target: string;
}

const offerClaims = z.object({ token: z.string().min(1), target: z.string().min(1) });

/** Set-Cookie line that keeps an offered sign-in until the question is answered. */
export const keepOffer = async ({ loginToken, target }: Offer): Promise<string> =>
  secretCookie('handover', await seal({ token: loginToken, target }, 'handover', seconds), seconds);

export const dropOffer = (): string => secretCookie('handover', '', 0);

export async function readOffer(cookie: CookieReader): Promise<Offer | null> {
  const parsed = offerClaims.safeParse(await unseal(readCookie(cookie, 'handover'), 'handover'));
  return parsed.success ? { loginToken: parsed.data.token, target: parsed.data.target } : null;
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

/**
 * Whether two login tokens belong to different accounts. An invite code is one account's for ever;
 * names are not.
 * @returns false where the present session is over: nobody is replaced then
 */
export async function isAnotherAccount(present: string, offered: string): Promise<boolean> {
  if (present === offered) return false;
  const [mine, theirs] = await Promise.all([
    unlessOver(getInviteCode(present)),
    getInviteCode(offered),
  ]);
  return mine !== null && mine !== theirs;
}

/** Whose token this is; null when it is unknown or over. @throws UpstreamError when nobody can say */
export const offeredAccount = (loginToken: string): Promise<AccountName | null> =>
  unlessOver(getAccountName(loginToken));

export interface PendingHandover {
  readonly current: AccountName | null;
  readonly offered: AccountName | null;
}

/** For the page that asks: who is signed in and who is offered. Null when nothing waits for an answer. */
export async function pendingHandover(): Promise<PendingHandover | null> {
  const jar = await cookies();
  const cookie: CookieReader = (name) => jar.get(name)?.value;
  const [session, offer] = await Promise.all([readSession(cookie), readOffer(cookie)]);
  if (!offer) return null;
  const [current, offered] = await Promise.all([
    session ? offeredAccount(session.loginToken) : null,
    offeredAccount(offer.loginToken),
  ]);
  return offered ? { current, offered } : null;
}
