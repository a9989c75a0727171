/** Responses that no cache stores. */
import { privateCacheControl } from './cache-control';

/** JSON about one visitor, with Set-Cookie lines. */
export function privateJsonResponse(
  body: unknown,
  cookies: readonly string[] = [],
  status = 200,
): Response {
  const headers = new Headers({ 'Cache-Control': privateCacheControl });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status, headers });
}

/** A 303 whose target gets no referrer, because the URL left may contain a token. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': privateCacheControl,
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Answers a HEAD request for a URL with a secret without reading the URL. */
export const headResponse = (): Response =>
  new Response(null, {
    headers: { 'Cache-Control': privateCacheControl, 'Referrer-Policy': 'no-referrer' },
  });

/** One plain line, for programs. */
export const plainTextResponse = (text: string, status: 404 | 503): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      // Seconds after which what could not be read is read again (`fallbackRevalidateSeconds` of lib/upstream).
      ...(status === 503 && { 'Retry-After': '30' }),
    },
  });
