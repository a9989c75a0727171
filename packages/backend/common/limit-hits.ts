/**
 * Counts refusals by limits, and reports them to the process that runs the backend through a diagnostics channel, as
 * log.ts does.
 */
import { channel } from 'node:diagnostics_channel';
import type { RefusingLimit } from '@superbrowser/contract/site-data/limits';

const limitHitChannel = channel('superbrowser:backend:limit-hit');
const hitCounts = new Map<RefusingLimit, number>();

/** Counts a refusal by a limit. */
export function recordLimitHit(limit: RefusingLimit): void {
  hitCounts.set(limit, (hitCounts.get(limit) ?? 0) + 1);
  limitHitChannel.publish(limit);
}

/** Refusals of each limit since the start of this process. */
export const getLimitHitCounts = (): ReadonlyMap<RefusingLimit, number> => hitCounts;

/**
 * Calls `onHit` for all later refusals in this process. `onHit` must not throw.
 * @returns a function that ends the subscription
 */
export function subscribeToLimitHits(onHit: (limit: RefusingLimit) => void): () => void {
  const receiveHit = (message: unknown) => onHit(message as RefusingLimit);
  limitHitChannel.subscribe(receiveHit);
  return () => void limitHitChannel.unsubscribe(receiveHit);
}
