/**
 * Sets the attribution cookies (A1–A6). The callers are server/page-requests.ts for static pages, middleware.ts for all
 * other pages and in `npm run dev`, and the download handler. For other pages server/page-requests.ts only uses the
 * returned changes, to count the visit. A visitor removes the cookies on /attribution: lib/browser/all-stored-data.ts
 * does it in the browser, app/api/attribution/clear without scripts.
 */
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { cookieChanges, type CookieChange } from './cookie-rules';

/** Texts of expiry dates, by lifetime in seconds. Each text is reused for requests within the same second. */
const expiryTextByMaxAge = new Map<number, { readonly second: number; readonly text: string }>();

function expiryText(maxAge: number): string {
  const second = Math.floor(Date.now() / 1_000);
  const cached = expiryTextByMaxAge.get(maxAge);
  if (cached?.second === second) return cached.text;
  const text = new Date((second + maxAge) * 1_000).toUTCString();
  expiryTextByMaxAge.set(maxAge, { second, text });
  return text;
}

/** A `Set-Cookie` line (A5). The cookie is not HttpOnly because client components read it. */
function cookieLine({ name, value, maxAge }: CookieChange, isSecure: boolean): string {
  // A cookie that is deleted needs no date.
  const expires = maxAge > 0 ? ` Expires=${expiryText(maxAge)};` : '';
  const secure = isSecure ? ' Secure;' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/;${expires} Max-Age=${maxAge};${secure} SameSite=lax`;
}

/** Receives the headers of a response: `Headers`, or the server's collection that is written at once. */
export type HeaderTarget = Pick<Headers, 'append' | 'set'>;

/**
 * Adds to a response the cookies that the request's parameters set or delete. Such a response gets a header that keeps
 * it out of shared caches (A6).
 * @param headers of the response; unchanged when the parameters lead to no cookie
 * @param query of the request
 * @param isSecure whether the public origin is https
 * @returns the values that are remembered from now on, and the values that are removed
 */
export function setAttributionCookies(
  headers: HeaderTarget,
  query: URLSearchParams,
  isSecure: boolean,
): readonly CookieChange[] {
  const changes = cookieChanges(query);
  if (changes.length === 0) return changes;
  for (const change of changes) headers.append('Set-Cookie', cookieLine(change, isSecure));
  headers.set('Cache-Control', privateCacheControl);
  return changes;
}
