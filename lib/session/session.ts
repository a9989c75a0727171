/**
 * The session: the account's login token in an encrypted HttpOnly cookie (R6). Only this file reads and writes the
 * cookie.
 */
import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hourSeconds, daySeconds } from '@superbrowser/shared/durations';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { isInExpiringSet, addToExpiringSet } from '@/lib/core/shared-state/expiring-set';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { signedInHintCookie } from './signed-in-hint';
import { readableCookieLine, readSecretCookie, secretCookieLine } from './cookies';
import { seal, unseal } from './seal';

export const sessionTtlSeconds = {
  /** An unused session ends after this time. */
  idle: 7 * daySeconds,
  /** The login token itself expires after this time, however much it is used. */
  absolute: retentionDays.signIns * daySeconds,
  /** A cookie older than this is written again on the next read of the account. */
  renewAfter: hourSeconds,
} as const;

export interface Session {
  /** Generated at the sign-in and unchanged by renewals. An ended session is recognized by its id. */
  readonly id: string;
  /** Only sent to the upstream. */
  readonly loginToken: string;
  /** Unix seconds of the sign-in. */
  readonly startedAt: number;
  /** Unix seconds at which this cookie was written. */
  readonly issuedAt: number;
}

const sessionClaimsSchema = z.object({
  token: z.string().min(1),
  start: z.number(),
  iat: z.number(),
  id: z.string().optional(),
});

/**
 * The id of a session whose cookie was written before sessions had an id. It stays the same through all renewals of a
 * sign-in.
 */
const legacyIdOf = (token: string, start: number) =>
  createHash('sha256').update(`${start}:${token}`).digest('base64url');

/**
 * The visitor's session; null when there is none, or the cookie is forged or expired, or the session was signed out.
 */
export async function readSession(
  readCookie: CookieReader,
  now = Date.now(),
): Promise<Session | null> {
  const parsed = sessionClaimsSchema.safeParse(
    await unseal(readSecretCookie(readCookie, 'session'), 'session', now),
  );
  if (!parsed.success) return null;
  const { token, start, iat, id = legacyIdOf(token, start) } = parsed.data;
  if (start + sessionTtlSeconds.absolute <= now / 1_000) return null;
  if (await isInExpiringSet('sessionEnded', id)) return null;
  return { id, loginToken: token, startedAt: start, issuedAt: iat };
}

async function createCookieLines(
  session: Omit<Session, 'issuedAt'>,
  now: number,
): Promise<string[]> {
  const { id, loginToken: token, startedAt: start } = session;
  const secondsLeft = start + sessionTtlSeconds.absolute - Math.floor(now / 1_000);
  const seconds = Math.min(sessionTtlSeconds.idle, secondsLeft);
  const sealed = await seal({ token, start, id }, 'session', seconds, now);
  return [
    secretCookieLine('session', sealed, seconds),
    readableCookieLine(signedInHintCookie, '1', seconds),
  ];
}

/** Set-Cookie lines of a new session. */
export const createSessionCookies = (loginToken: string, now = Date.now()): Promise<string[]> =>
  createCookieLines({ id: randomUUID(), loginToken, startedAt: Math.floor(now / 1_000) }, now);

/** Set-Cookie lines that renew a used session; none while its cookie is younger than an hour. */
export async function renewSessionCookies(session: Session, now = Date.now()): Promise<string[]> {
  if (session.issuedAt + sessionTtlSeconds.renewAfter > now / 1_000) return [];
  return createCookieLines(session, now);
}

/**
 * Remembers a session as ended for as long as its cookie could be decrypted, so that copies of the cookie are refused.
 * This is needed where the upstream did not end the login token.
 */
export async function revokeSession({ id, startedAt }: Session, now = Date.now()): Promise<void> {
  await addToExpiringSet('sessionEnded', id, startedAt + sessionTtlSeconds.absolute - now / 1_000);
}

/** Set-Cookie lines that remove the session from the browser. */
export const expiredSessionCookies = (): string[] => [
  secretCookieLine('session', '', 0),
  readableCookieLine(signedInHintCookie, '', 0),
];
