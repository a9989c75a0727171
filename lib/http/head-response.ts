import { privateCacheControl } from '@/lib/http/cache-control';

/** Answers a HEAD request for an address with a secret without reading the address. */
export const headResponse = (): Response =>
  new Response(null, {
    headers: { 'Cache-Control': privateCacheControl, 'Referrer-Policy': 'no-referrer' },
  });
