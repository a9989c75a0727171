/** How often limits of this process refused since somebody last wrote it down. */
import { metrics } from '@/lib/metrics/registry';
import type { LimitHitRow } from '@superbrowser/contract/records/health';

const hourMs = 3_600_000;

export interface NewHits {
  readonly rows: readonly LimitHitRow[];
  /** They are stored, and are not told again. */
  readonly stored: () => void;
}

/** @returns looks at the counter; what is not stored comes again with the next look */
export function createHitLook(now: () => number = Date.now): () => Promise<NewHits> {
  const before = new Map<string, number>();
  return async () => {
    const hour = new Date(Math.floor(now() / hourMs) * hourMs).toISOString();
    const { values } = await metrics().counters.limit_hits.get();
    const totals = values.map(({ labels, value }) => [String(labels.limit), value] as const);
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
