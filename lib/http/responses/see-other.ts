import { privateCacheControl } from './cache-control';

/** A 303 that no cache stores and whose target gets no referrer, because the URL left may contain a token. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': privateCacheControl,
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
