import type { DeliveredLineResponse } from '@superbrowser/contract/handler-responses';

/** All components of a page share the request for the same promoter or channel. */
const requestByPromoterOrChannel = new Map<string, Promise<DeliveredLineResponse | null>>();

/**
 * The line a Windows download delivers to a promoter's visitor (D1); null when it cannot be read. The handler reads the
 * promoter from the cookies. It does not use `fetchJsonOrThrow`, because every page loads this file and needs no
 * message of a failure.
 * @param promoterOrChannel key under which the response is shared
 */
export function fetchDeliveredLine(
  promoterOrChannel: string,
): Promise<DeliveredLineResponse | null> {
  const sharedRequest = requestByPromoterOrChannel.get(promoterOrChannel);
  if (sharedRequest) return sharedRequest;
  const request = fetch('/api/promoter/line', { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<{ line?: unknown; prefersV6?: unknown }>)
    .then(({ line, prefersV6 }): DeliveredLineResponse | null =>
      line === 'v5' || line === 'v6' ? { line, prefersV6: prefersV6 === true } : null,
    )
    .catch(() => null);
  requestByPromoterOrChannel.set(promoterOrChannel, request);
  return request;
}
