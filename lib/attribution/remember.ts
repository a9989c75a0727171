/** The one writer of attribution cookies (A1–A6): pages through the middleware's decision, downloads through their handler. */
import { cookieChanges, type CookieChange } from './rules';

/** Cache-Control of a response for one visitor alone. */
export const privateCacheControl = 'private, no-store';

/** Dates of cookies by their life in seconds; the same for a second of the clock. */
const dates = new Map<number, { readonly second: number; readonly text: string }>();

function expiry(maxAge: number): string {
  const second = Math.floor(Date.now() / 1_000);
  const known = dates.get(maxAge);
  if (known?.second === second) return known.text;
  const text = new Date((second + maxAge) * 1_000).toUTCString();
  dates.set(maxAge, { second, text });
  return text;
}

/** A `Set-Cookie` line (A5); islands read these cookies, so none is HttpOnly. */
function cookieLine({ name, value, maxAge }: CookieChange, secure: boolean): string {
  // A cookie that is deleted needs no date.
  const expires = maxAge > 0 ? ` Expires=${expiry(maxAge)};` : '';
  const safe = secure ? ' Secure;' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/;${expires} Max-Age=${maxAge};${safe} SameSite=lax`;
}

/** Where headers of a response are written: `Headers`, or what the server collects before it writes them at once. */
export type HeaderTarget = Pick<Headers, 'append' | 'set'>;

/**
 * Adds the cookies a request's parameters ask for to its response, which no shared cache may keep then (A6).
 * @param headers of the response; left alone when the parameters ask for nothing
 * @param query of the request
 * @param secure whether the public origin is https
 * @returns what is remembered from now on, and what is forgotten
 */
export function rememberAttribution(
  headers: HeaderTarget,
  query: URLSearchParams,
  secure: boolean,
): readonly CookieChange[] {
  const changes = cookieChanges(query);
  if (changes.length === 0) return changes;
  for (const change of changes) headers.append('Set-Cookie', cookieLine(change, secure));
  headers.set('Cache-Control', privateCacheControl);
  return changes;
}
