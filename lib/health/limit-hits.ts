/** How often limits of this process refused since it was last written down. */
import type { LimitHitRow } from '@superbrowser/contract/records/health';

const hourMs = 3_600_000;

export interface NewHits {
  readonly rows: readonly LimitHitRow[];
  /** They are stored, and are not told again. */
  readonly stored: () => void;
}

/** Refusals since the start of the process, by limit. */
export type HitTotals = () => Promise<Iterable<readonly [limit: string, total: number]>>;

/** @returns looks at the totals; what is not stored comes again with the next look */
export function createHitReader(
  totalsNow: HitTotals,
  now: () => number = Date.now,
): () => Promise<NewHits> {
  const before = new Map<string, number>();
  return async () => {
    const hour = new Date(Math.floor(now() / hourMs) * hourMs).toISOString();
    const totals = [...(await totalsNow())];
    const rows = totals
      .map(([limit_name, total]) => ({
        limit_name,
        hour,
        hits: total - (before.get(limit_name) ?? 0),
      }))
      .filter(({ hits }) => hits > 0);
    const stored = () => totals.forEach(([name, total]) => before.set(name, total));
    return { rows, stored };
  };
}
