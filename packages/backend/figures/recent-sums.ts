/** What came of all promoters' links together, for whoever looks after them. */
import 'server-only';
import type { FigureKind } from '@superbrowser/contract/records/figures';
import type { Db } from '../db/open';

/** Counted ones of each kind, and what went beyond the share of a network in all kinds together. */
export type KindSums = Readonly<Partial<Record<FigureKind | 'excess', number>>>;

/**
 * Counted visits, downloads, registrations and applications of each promoter, without robots and repeats.
 * @param from first day of China, as `2026-01-31`
 */
export async function recentSums(db: Db, from: string): Promise<ReadonlyMap<string, KindSums>> {
  const rows = await db
    .selectFrom('promoter_counts')
    .where('day', '>=', from)
    .select(({ fn }) => [
      ...(['promoter', 'kind'] as const),
      fn.sum<string | number>('counted').as('counted'),
      fn.sum<string | number>('excess').as('excess'),
    ])
    .groupBy(['promoter', 'kind'])
    .execute();
  const sums = new Map<string, Record<string, number>>();
  for (const { promoter, kind, counted, excess } of rows) {
    const sum = sums.get(promoter) ?? {};
    const all = (sum.excess ?? 0) + Number(excess);
    sums.set(promoter, { ...sum, [kind]: Number(counted), excess: all });
  }
  return sums;
}
