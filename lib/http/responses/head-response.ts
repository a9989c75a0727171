import { privateCacheControl } from '@/lib/http/responses/cache-control';

/** Answers a HEAD request for a URL with a secret without reading the URL. */
export const headResponse = (): Response =>
  new Response(null, {
    headers: { 'Cache-Control': privateCacheControl, 'Referrer-Policy': 'no-referrer' },
  });
