/** Opening and closing an operator's link (O4): its signature leaves the address at once. */
import 'server-only';
import { sessionSealKeys } from '@/lib/env/server';
import { readPass } from '@/lib/session/figures-pass';
import { takeOne } from '@/lib/http/rate-limit';
import type { Visitor } from '@/lib/http/write';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { dropPass, keepPass } from '@/lib/session/promoter-pass';
import { mayBeSeen } from './viewer';

/** What the page's address says where a link was not taken; why is told to nobody. */
export const refusedMark = '?link=refused';

/** 303 that leaves neither signature nor referrer behind. */
function leave(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Takes a link. Forged, altered, expired ones and those of a blocked promoter are refused alike, and change nothing.
 * @throws RequestRefusal 429
 */
export async function openLink(
  query: URLSearchParams,
  locale: Locale,
  { address }: Visitor,
): Promise<Response> {
  await takeOne('lookAddress', address);
  const pass = readPass(query.get('pass') ?? '', sessionSealKeys(), Date.now());
  if (!pass || !(await mayBeSeen(pass.promoter)))
    return leave(pagePath(locale, '/partners/figures', refusedMark));
  return leave(pagePath(locale, '/partners/figures'), await keepPass(pass));
}

/** Puts an opened link away. */
export const closeLink = (locale: Locale): Response =>
  leave(pagePath(locale, '/partners/figures'), dropPass());
