/** Reads how often the limits of this process refused requests since the last write. */
import type { LimitHitRow } from '@superbrowser/contract/site-data/health';
import { hourMs } from '@superbrowser/shared/durations';

export interface NewHits {
  readonly rows: readonly LimitHitRow[];
  /** Marks these hits as stored, so that they are not returned again. */
  readonly markStored: () => void;
}

/** Refusals since the start of the process, by name of the limit. */
export type ReadLimitHitTotals = () => Promise<Iterable<readonly [limit: string, total: number]>>;

/**
 * @returns a function that reads the hits since the last ones marked as stored; hits that were not stored are returned
 * again
 */
export function createLimitHitReader(
  readTotals: ReadLimitHitTotals,
  now: () => number = Date.now,
): () => Promise<NewHits> {
  const storedTotals = new Map<string, number>();
  return async () => {
    const hour = new Date(Math.floor(now() / hourMs) * hourMs).toISOString();
    const totals = [...(await readTotals())];
    const rows = totals
      .map(([limit_name, total]) => ({
        limit_name,
        hour,
        hits: total - (storedTotals.get(limit_name) ?? 0),
      }))
      .filter(({ hits }) => hits > 0);
    const markStored = () => totals.forEach(([name, total]) => storedTotals.set(name, total));
    return { rows, markStored };
  };
}
