import type { PromoterLineResponse } from '@/lib/core/api-responses';

/** Requests by promoter: all components of a page share the request for the same promoter. */
const requests = new Map<string, Promise<PromoterLineResponse | null>>();

/**
 * The line a Windows download delivers to a promoter's visitor (D1); null when it cannot be read. The handler reads the
 * promoter from the cookies.
 * @param promoterOrChannel key under which the answer is shared
 */
export function fetchPromoterLine(promoterOrChannel: string): Promise<PromoterLineResponse | null> {
  const running = requests.get(promoterOrChannel);
  if (running) return running;
  const request = fetch('/api/promoter/line', { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<{ line?: unknown; prefersV6?: unknown }>)
    .then(({ line, prefersV6 }): PromoterLineResponse | null =>
      line === 'v5' || line === 'v6' ? { line, prefersV6: prefersV6 === true } : null,
    )
    .catch(() => null);
  requests.set(promoterOrChannel, request);
  return request;
}
