/** What came of all promoters' links together, for whoever looks after them. */
import 'server-only';
import { sql } from 'kysely';
import type { FigureKind } from '@/lib/schemas/figures';
import type { Db } from '../db/connect';

export type KindSums = Readonly<Partial<Record<FigureKind, number>>>;

/**
 * Counted visits, downloads, registrations and applications of each promoter, without robots and repeats.
 * @param from first day of China, as `2026-01-31`
 */
export async function recentSums(db: Db, from: string): Promise<ReadonlyMap<string, KindSums>> {
  const rows = await db
    .selectFrom('promoter_counts')
    .where('day', '>=', from)
    .select(['promoter', 'kind', sql<string | number>`sum(counted)`.as('counted')])
    .groupBy(['promoter', 'kind'])
    .execute();
  const sums = new Map<string, Record<string, number>>();
  for (const { promoter, kind, counted } of rows)
    sums.set(promoter, { ...sums.get(promoter), [kind]: Number(counted) });
  return sums;
}
