import { privateCacheControl } from './cache-control';

/** JSON about one visitor, with Set-Cookie lines, which no cache may store. */
export function privateJsonResponse(
  body: unknown,
  cookies: readonly string[] = [],
  status = 200,
): Response {
  const headers = new Headers({ 'Cache-Control': privateCacheControl });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status, headers });
}
