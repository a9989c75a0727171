/**
 * Opens a link by which staff show a promoter their figures, stores it for its page, and closes it (O4). The link's
 * token, `pass` in the URL and `promoter_pass` in the cookie, is removed from the URL at once.
 */
import 'server-only';
import { seeOtherResponse } from '@/lib/core/http/responses/uncached-responses';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { secretPageCookieLines, readSecretCookie } from '@/lib/session/cookies';
import { figureStore, type FiguresLink } from '../figure-store';
import { isPromoterOrInviter } from '../site-collector';

/** Query of the page after a refused link; the reason is not shown. */
const refusedQuery = '?link=refused';

/**
 * The link of a token; null for an unknown token, an expired link, and the link of a promoter who was blocked or
 * removed. While it is unknown whether the promoter exists, the link is valid.
 * @throws Error when the backend does not answer
 */
async function findOpenableLink(token: string): Promise<FiguresLink | null> {
  const link = await figureStore.findFiguresLink(token);
  return link && (await isPromoterOrInviter(link.promoter)) !== false ? link : null;
}

/**
 * Opens a link. Invented, altered and expired links and links of a blocked promoter are refused in the same way, and
 * change nothing.
 * @throws RequestRefusal 429, Error when the backend does not answer
 */
export async function openFiguresLink(
  query: URLSearchParams,
  locale: Locale,
  { ip }: Visitor,
): Promise<Response> {
  await consumePoints('lookupsPerIp', ip);
  const token = query.get('pass') ?? '';
  const link = await findOpenableLink(token);
  if (!link) return seeOtherResponse(pagePath(locale, '/partners/figures', refusedQuery));
  const ttlSeconds = Math.max(0, Math.floor(link.until - Date.now() / 1_000));
  return seeOtherResponse(
    pagePath(locale, '/partners/figures'),
    secretPageCookieLines('promoter_pass', token, ttlSeconds),
  );
}

/**
 * The link that this browser has open; null without a valid link.
 * @throws Error when the backend does not answer
 */
export async function findOpenedFiguresLink(readCookie: CookieReader): Promise<FiguresLink | null> {
  const token = readSecretCookie(readCookie, 'promoter_pass');
  return token ? findOpenableLink(token) : null;
}

export const closeFiguresLink = (locale: Locale): Response =>
  seeOtherResponse(
    pagePath(locale, '/partners/figures'),
    secretPageCookieLines('promoter_pass', '', 0),
  );
