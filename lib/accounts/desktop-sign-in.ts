/** Handles GET /oauth?token=…&target=…, and the visitor's answer to the question on that page (R6). */
import 'server-only';
import { seeOtherResponse } from '@/lib/core/http/responses/uncached-responses';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { readRedirectRules } from '@/lib/core/env/read-redirect-rules';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import {
  expiredDesktopSignInCookie,
  createDesktopSignInCookie,
  readDesktopSignInOffer,
} from '@/lib/session/desktop-sign-in-offer';
import { readSession, type Session } from '@/lib/session/session';
import { desktopAppHref } from '@/lib/external-links/desktop-app-scheme';
import { validateRedirectTarget } from '@/lib/external-links/redirect-target';
import { log, reasonOf } from '@/lib/core/log/log';
import { replaceSession } from './end-session';
import { compareAccounts, findOfferedAccount, tryConsumeOfferedToken } from './offered-account';

/** States of the page: it explains a failure or asks a question. */
type OauthPageState = 'missing' | 'expired' | 'unavailable' | 'confirm' | 'switch';

/** Characters allowed in a token. A token with other characters is refused before a request is sent. */
const tokenPattern = /^[\x21-\x7e]{1,512}$/;

/** @param target where the visitor wanted to go; the page offers to start the sign-in again from there */
function oauthPagePath(locale: Locale, state: OauthPageState, target = ''): string {
  const query = new URLSearchParams({ state });
  if (target !== '' && target !== pagePath(locale, '/')) query.set('target', target);
  return pagePath(locale, '/oauth', `?${query.toString()}`);
}

/**
 * Where to go after the sign-in: directly to an allowed target, to a foreign target through the page that shows it, and
 * home for anything else (T1).
 */
function destinationOf(target: string | null, locale: Locale): string {
  const validated = validateRedirectTarget(target, readRedirectRules());
  if (validated.kind === 'here') return validated.path;
  if (validated.kind === 'listed') return validated.url;
  if (validated.kind === 'foreign')
    return pagePath(locale, '/redirect', `?target=${encodeURIComponent(validated.url)}`);
  return pagePath(locale, '/');
}

/**
 * Link that starts a new desktop sign-in: the desktop app opens the page the visitor wanted to reach.
 * @param target comes from the URL, so it is checked like any redirect target (T1)
 */
export function desktopSignInLink(target: unknown): string {
  const validated = validateRedirectTarget(
    typeof target === 'string' ? target : null,
    readRedirectRules(),
  );
  const switchUrl =
    validated.kind === 'listed'
      ? validated.url
      : new URL(validated.kind === 'here' ? validated.path : '/', getBuildTimeEnv().SITE_ORIGIN)
          .href;
  return desktopAppHref({ switchFrom: 'oauth', switchTarget: 'web-page', switchUrl });
}

/** The response when the upstream could not check or exchange the token. */
function unavailableResponse(error: unknown, locale: Locale, target: string): Response {
  log.error('oauth', 'desktop sign-in failed', { reason: reasonOf(error) });
  return seeOtherResponse(oauthPagePath(locale, 'unavailable', target));
}

/** Id of a session; '' where the visitor is signed out. */
const sessionIdOf = (session: Session | null) => session?.id ?? '';

/** Uses the token for a new session and ends the present one. */
async function signInByToken(
  { offeredToken, target }: { offeredToken: string; target: string },
  currentSession: Session | null,
  locale: Locale,
): Promise<Response> {
  const sessionToken = await tryConsumeOfferedToken(offeredToken);
  if (sessionToken === null)
    return seeOtherResponse(oauthPagePath(locale, 'expired', target), [
      expiredDesktopSignInCookie(),
    ]);
  return seeOtherResponse(target, [
    ...(await replaceSession(currentSession, sessionToken)),
    expiredDesktopSignInCookie(),
  ]);
}

/**
 * Handles a token from the desktop app. The visitor is signed in without a question only when the token belongs to
 * the account that is already signed in, and never when another site led here. Otherwise any site that can make a
 * browser open a URL could sign the browser's owner in to another account.
 * @param isFromOtherOrigin what the browser's request headers say
 * @throws RequestRefusal 429
 */
export async function startDesktopSignIn(
  query: URLSearchParams,
  locale: Locale,
  { ip, readCookie }: Visitor,
  isFromOtherOrigin: boolean,
): Promise<Response> {
  const offeredToken = query.get('token') ?? '';
  const target = destinationOf(query.get('target'), locale);
  if (!tokenPattern.test(offeredToken))
    return seeOtherResponse(oauthPagePath(locale, 'missing', target));
  await consumePoints('lookupsPerIp', ip);
  try {
    const session = await readSession(readCookie);
    // An upstream that cannot exchange tokens returns the same token each time, so the token can be that of the present
    // session.
    if (session?.loginToken === offeredToken) return seeOtherResponse(target);
    if (!(await findOfferedAccount(offeredToken)))
      return seeOtherResponse(oauthPagePath(locale, 'expired', target), [
        expiredDesktopSignInCookie(),
      ]);
    const accountMatch = await compareAccounts(session?.loginToken, offeredToken);
    if (accountMatch === 'same' && !isFromOtherOrigin)
      return await signInByToken({ offeredToken, target }, session, locale);
    const question = accountMatch === 'another' ? 'switch' : 'confirm';
    const offer = { offeredToken, sessionId: sessionIdOf(session), target };
    return seeOtherResponse(oauthPagePath(locale, question), [
      await createDesktopSignInCookie(offer),
    ]);
  } catch (error) {
    return unavailableResponse(error, locale, target);
  }
}

/** The visitor's answer on the page that asks. */
interface DesktopSignInAnswer {
  /** `accept` signs in to the offered account; any other value keeps the present session. */
  readonly decision: string | null;
  readonly offerId: string | null;
}

/**
 * Handles the visitor's answer. If the offer or the session has changed since the page was shown, the answer is ignored
 * and the visitor is asked again.
 */
export async function answerDesktopSignIn(
  { decision, offerId }: DesktopSignInAnswer,
  locale: Locale,
  { readCookie }: Visitor,
): Promise<Response> {
  const offer = await readDesktopSignInOffer(readCookie);
  if (!offer) return seeOtherResponse(oauthPagePath(locale, 'expired'));
  const session = await readSession(readCookie);
  if (offer.id !== offerId || offer.sessionId !== sessionIdOf(session)) {
    const offerCookie = await createDesktopSignInCookie({
      ...offer,
      sessionId: sessionIdOf(session),
    });
    return seeOtherResponse(oauthPagePath(locale, 'confirm'), [offerCookie]);
  }
  if (decision !== 'accept') return seeOtherResponse(offer.target, [expiredDesktopSignInCookie()]);
  try {
    return await signInByToken(offer, session, locale);
  } catch (error) {
    return unavailableResponse(error, locale, offer.target);
  }
}
