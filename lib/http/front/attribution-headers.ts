/**
 * A1–A6: a request's parameters become cookies of its answer, where the middleware has not seen it: for kept pages, and
 * for downloads, which would cost twice as much behind it.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { cookieChanges, type CookieChange } from '@/lib/attribution/rules';
import { policyHosts } from '@/lib/env/policy-hosts';

const noStore = 'private, no-store';

/** A `Set-Cookie` line as Next's own response writes it; promoter-visits.test.ts compares them. */
function cookieLine({ name, value, maxAge }: CookieChange, secure: boolean): string {
  const ends = new Date(Date.now() + maxAge * 1_000).toUTCString();
  const parts = [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    // One that ends at once needs no date.
    ...(maxAge > 0 ? [`Expires=${ends}`] : []),
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
    'SameSite=lax',
  ];
  return parts.join('; ');
}

/**
 * What an answer from a kept page says besides, where the middleware has not seen its request: cookies, and that it is
 * for this visitor alone. Nothing when the parameters ask for nothing.
 */
export function attributionHeaders(query: URLSearchParams): OutgoingHttpHeaders {
  const changes = cookieChanges(query);
  if (changes.length === 0) return {};
  return {
    'cache-control': noStore,
    'set-cookie': changes.map((change) => cookieLine(change, policyHosts().secure)),
  };
}

/** The answer of a handler, with the same on it. The answer's headers must be its own to change. */
export function remembering(answer: Response, query: URLSearchParams): Response {
  const { 'set-cookie': cookies = [], ...others } = attributionHeaders(query);
  for (const line of [cookies].flat()) answer.headers.append('Set-Cookie', String(line));
  for (const [name, value] of Object.entries(others)) answer.headers.set(name, String(value));
  return answer;
}
