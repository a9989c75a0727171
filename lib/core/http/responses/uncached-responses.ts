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

/** A 303 whose target gets no referrer, because the URL that the visitor leaves may contain a token. */
export function seeOtherResponse(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': privateCacheControl,
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The response to a HEAD request for a URL that contains a secret; the URL is not read. */
export const secretUrlHeadResponse = (): Response =>
  new Response(null, {
    headers: { 'Cache-Control': privateCacheControl, 'Referrer-Policy': 'no-referrer' },
  });

/** A response of one line of plain text, for programs. */
export const plainTextResponse = (text: string, status: 404 | 503): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      // Seconds after which a failed read is tried again (`fallbackRevalidateSeconds` of lib/core/upstream).
      ...(status === 503 && { 'Retry-After': '30' }),
    },
  });
