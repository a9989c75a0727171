/**
 * Stores a token from the desktop app in an encrypted cookie until the visitor has answered (R6;
 * lib/accounts/desktop-sign-in.ts).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { readSecretCookie, secretCookieLine } from './cookies';
import { seal, unseal } from './seal';

/** Seconds in which the visitor can answer the question. */
const answerSeconds = 600;

interface DesktopSignInOffer {
  /** Id by which an answer names its question, because another offer may have replaced this one meanwhile. */
  readonly id: string;
  readonly offeredToken: string;
  /** Id of the session at the time of the question; '' where there was none. */
  readonly sessionId: string;
  /** Where to go after the answer; validated when it was offered. */
  readonly target: string;
}

const offerClaimsSchema = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  session: z.string(),
  target: z.string().min(1),
});

/** Set-Cookie line that stores an offered sign-in until the question is answered. */
export const createDesktopSignInCookie = async (
  offer: Omit<DesktopSignInOffer, 'id'>,
): Promise<string> => {
  const { offeredToken: token, sessionId: session, target } = offer;
  const claims = { id: randomUUID(), token, session, target };
  return secretCookieLine(
    'desktop_sign_in',
    await seal(claims, 'desktopSignIn', answerSeconds),
    answerSeconds,
  );
};

export const expiredDesktopSignInCookie = (): string => secretCookieLine('desktop_sign_in', '', 0);

/** The stored offer; null without a cookie, and when the cookie is forged or expired. */
export async function readDesktopSignInOffer(
  readCookie: CookieReader,
): Promise<DesktopSignInOffer | null> {
  const parsed = offerClaimsSchema.safeParse(
    await unseal(readSecretCookie(readCookie, 'desktop_sign_in'), 'desktopSignIn'),
  );
  if (!parsed.success) return null;
  const { id, token, session, target } = parsed.data;
  return { id, offeredToken: token, sessionId: session, target };
}
