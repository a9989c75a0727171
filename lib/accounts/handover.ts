/** GET /oauth?token=…&target=…, and the answer to its question (R6). */
import 'server-only';
import { redirectRules } from '@/lib/env/redirect-rules';
import { takeOne } from '@/lib/http/rate-limit';
import type { Visitor } from '@/lib/http/write';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import {
  dropOffer,
  isAnotherAccount,
  keepOffer,
  offeredAccount,
  readOffer,
} from '@/lib/session/handover';
import { readSession, startSession } from '@/lib/session/session';
import { judgeTarget } from '@/lib/targets/target';

/** States of the page that explains what did not work, or asks. */
type State = 'missing' | 'expired' | 'unavailable' | 'switch';

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

const page = (locale: Locale, state: State) => pagePath(locale, '/oauth', `?state=${state}`);

/** T1: what may be followed is; a foreign address is shown before it is; anything else leads home. */
function afterwards(target: string | null, locale: Locale): string {
  const judged = judgeTarget(target, redirectRules());
  if (judged.kind === 'here') return judged.path;
  if (judged.kind === 'listed') return judged.url;
  if (judged.kind === 'foreign')
    return pagePath(locale, '/redirect', `?target=${encodeURIComponent(judged.url)}`);
  return pagePath(locale, '/');
}

/** Exchanges a token the client hands over for a session, or asks first. */
export async function takeHandover(
  query: URLSearchParams,
  locale: Locale,
  { address, cookie }: Visitor,
): Promise<Response> {
  const loginToken = query.get('token') ?? '';
  if (loginToken === '' || loginToken.length > 512) return leave(page(locale, 'missing'));
  await takeOne('lookAddress', address);
  const target = afterwards(query.get('target'), locale);
  try {
    if (!(await offeredAccount(loginToken))) return leave(page(locale, 'expired'), [dropOffer()]);
    const session = await readSession(cookie);
    if (session && (await isAnotherAccount(session.loginToken, loginToken)))
      return leave(page(locale, 'switch'), [await keepOffer({ loginToken, target })]);
  } catch (error) {
    console.error('[oauth] handover failed:', error instanceof Error ? error.message : 'unknown');
    return leave(page(locale, 'unavailable'));
  }
  return leave(target, [...(await startSession(loginToken)), dropOffer()]);
}

/** The visitor's answer: `switch` takes the offered account, anything else keeps the present one. */
export async function answerHandover(
  decision: string | null,
  locale: Locale,
  { cookie }: Visitor,
): Promise<Response> {
  const offer = await readOffer(cookie);
  if (!offer) return leave(page(locale, 'expired'));
  const session = decision === 'switch' ? await startSession(offer.loginToken) : [];
  return leave(offer.target, [...session, dropOffer()]);
}
