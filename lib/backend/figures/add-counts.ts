/** Adds what was counted to the sums that are kept (O4). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { FigureCount } from '@/lib/schemas/figures';
import type { Db } from '../db/connect';
import { storeTogether } from '../db/together';
import { inParts, withBoundedSources } from './bounded-sources';

const rowsAStatement = 100;

const keyOf = ({ promoter, day, kind, source, platform }: FigureCount) =>
  [promoter, day, kind, platform, source].join('\n');

/** One count a sum: a statement may add to each row once. In one order: instances that write at once never wait for each other in a circle. */
function summed(counts: readonly FigureCount[]): FigureCount[] {
  const sums = new Map<string, FigureCount>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count));
    sums.set(keyOf(count), {
      ...count,
      counted: count.counted + (sum?.counted ?? 0),
      repeats: count.repeats + (sum?.repeats ?? 0),
      robots: count.robots + (sum?.robots ?? 0),
    });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/**
 * All of them or none.
 * @returns once they are on the disk
 */
export function addCounts(db: Db, counts: readonly FigureCount[]): Promise<void> {
  return storeTogether(db, async (transaction) => {
    const sums = summed(await withBoundedSources(transaction, counts));
    for (const part of inParts(sums, rowsAStatement))
      await transaction
        .insertInto('promoter_counts')
        .values(part.map((sum) => ({ count_id: randomUUID(), ...sum })))
        .onConflict((conflict) =>
          conflict
            .columns(['promoter', 'day', 'kind', 'source', 'platform'])
            .doUpdateSet((row) => ({
              counted: row('promoter_counts.counted', '+', row.ref('excluded.counted')),
              repeats: row('promoter_counts.repeats', '+', row.ref('excluded.repeats')),
              robots: row('promoter_counts.robots', '+', row.ref('excluded.robots')),
            })),
        )
        .execute();
  });
}
