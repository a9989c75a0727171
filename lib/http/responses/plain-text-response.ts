/** A response of one plain line to a program, which no cache keeps. */
export const plainTextResponse = (text: string, status: 404 | 503): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      // Seconds until a failed upstream call is tried again (lib/upstream/cache).
      ...(status === 503 && { 'Retry-After': '30' }),
    },
  });
