/** GET /oauth?token=…&target=…, and the answer to its question (R6). */
import 'server-only';
import { buildEnv } from '@/lib/env/build';
import { redirectRules } from '@/lib/env/redirect-rules';
import { consumePoints } from '@/lib/http/rate-limit';
import type { Visitor } from '@/lib/http/write';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import {
  dropOffer,
  storeOffer,
  offeredAccount,
  compareAccounts,
  readOffer,
  spendOffered,
} from '@/lib/session/handover';
import { readSession, type Session } from '@/lib/session/session';
import { clientHref } from '@/lib/targets/client-scheme';
import { validateTarget } from '@/lib/targets/target';
import { log, reasonOf } from '@/lib/log/log';
import { replaceSession } from './sign-out';

/** States of the page that explains what did not work, or asks. */
type State = 'missing' | 'expired' | 'unavailable' | 'confirm' | 'switch';

/** Signs a token may have; others are refused before a request is sent. */
const tokenPattern = /^[\x21-\x7e]{1,512}$/;

/** 303 that leaves neither token nor referrer behind. */
function leave(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** @param target where the visitor was to go: what did not work can be begun again from there */
function page(locale: Locale, state: State, target = ''): string {
  const query = new URLSearchParams({ state });
  if (target !== '' && target !== pagePath(locale, '/')) query.set('target', target);
  return pagePath(locale, '/oauth', `?${query.toString()}`);
}

/** T1: what may be followed is; a foreign address is shown before it is; anything else leads home. */
function afterwards(target: string | null, locale: Locale): string {
  const checked = validateTarget(target, redirectRules());
  if (checked.kind === 'here') return checked.path;
  if (checked.kind === 'listed') return checked.url;
  if (checked.kind === 'foreign')
    return pagePath(locale, '/redirect', `?target=${encodeURIComponent(checked.url)}`);
  return pagePath(locale, '/');
}

/**
 * Link into the client that begins a hand-over again: the client opens the page the visitor was to go to.
 * @param target from the address, so it is checked like any other (T1)
 */
export function returnFromClient(target: unknown): string {
  const checked = validateTarget(typeof target === 'string' ? target : null, redirectRules());
  const switchUrl =
    checked.kind === 'listed'
      ? checked.url
      : new URL(checked.kind === 'here' ? checked.path : '/', buildEnv().SITE_ORIGIN).href;
  return clientHref({ switchFrom: 'oauth', switchTarget: 'web-page', switchUrl });
}

/** The token could not be checked: nothing happened and nothing is shown. */
function unavailable(error: unknown, locale: Locale, target: string): Response {
  log.error('oauth', 'handover failed', { reason: reasonOf(error) });
  return leave(page(locale, 'unavailable', target));
}

/** '' where the visitor is signed out. */
const idOf = (session: Session | null) => session?.id ?? '';

/** Spends the token for a session in the place of the present one, which ends. */
async function enterBy(
  { loginToken, target }: { loginToken: string; target: string },
  present: Session | null,
  locale: Locale,
): Promise<Response> {
  const own = await spendOffered(loginToken);
  if (own === null) return leave(page(locale, 'expired', target), [dropOffer()]);
  return leave(target, [...(await replaceSession(present, own)), dropOffer()]);
}

/**
 * Takes a token the client hands over. Without a question only for the account that is signed in here
 * already, and never when another site led here: a site that can make a browser open an address must not be
 * able to sign its owner in to another account.
 * @param fromAnotherSite what the browser says about who led here
 */
export async function startHandover(
  query: URLSearchParams,
  locale: Locale,
  { address, cookie }: Visitor,
  fromAnotherSite: boolean,
): Promise<Response> {
  const loginToken = query.get('token') ?? '';
  const target = afterwards(query.get('target'), locale);
  if (!tokenPattern.test(loginToken)) return leave(page(locale, 'missing', target));
  await consumePoints('lookAddress', address);
  try {
    const session = await readSession(cookie);
    // The token of the present session: an upstream that cannot exchange tokens hands out the same one each time.
    if (session?.loginToken === loginToken) return leave(target);
    if (!(await offeredAccount(loginToken)))
      return leave(page(locale, 'expired', target), [dropOffer()]);
    const present = await compareAccounts(session?.loginToken, loginToken);
    if (present === 'same' && !fromAnotherSite)
      return await enterBy({ loginToken, target }, session, locale);
    const question = present === 'another' ? 'switch' : 'confirm';
    const offer = { loginToken, session: idOf(session), target };
    return leave(page(locale, question), [await storeOffer(offer)]);
  } catch (error) {
    return unavailable(error, locale, target);
  }
}

/** What a visitor chose on the page that asks. */
export interface HandoverAnswer {
  /** `accept` takes the offered account, anything else leaves everything as it is. */
  readonly decision: string | null;
  /** Which offer was on the page. */
  readonly offer: string | null;
}

/**
 * The visitor's answer. Where another offer or another session came in since the page was shown, it answers
 * a question that is no longer the one, and the present one is asked.
 */
export async function answerHandover(
  { decision, offer: answered }: HandoverAnswer,
  locale: Locale,
  { cookie }: Visitor,
): Promise<Response> {
  const offer = await readOffer(cookie);
  if (!offer) return leave(page(locale, 'expired'));
  const session = await readSession(cookie);
  if (offer.id !== answered || offer.session !== idOf(session)) {
    const again = await storeOffer({ ...offer, session: idOf(session) });
    return leave(page(locale, 'confirm'), [again]);
  }
  if (decision !== 'accept') return leave(offer.target, [dropOffer()]);
  try {
    return await enterBy(offer, session, locale);
  } catch (error) {
    return unavailable(error, locale, offer.target);
  }
}
