/** Adds what was counted to the sums that are kept (O4). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { addOutcomes, noOutcomes, type FigureCount } from '@superbrowser/contract/records/figures';
import type { Db } from '../db/open';
import { transact } from '../db/transactions';
import { inParts, withBoundedSources } from './bounded-sources';

const rowsAStatement = 100;

const keyOf = ({ promoter, day, kind, source, platform }: FigureCount) =>
  [promoter, day, kind, platform, source].join('\n');

/** One count a sum: a statement may add to each row once. In one order: instances that write at once never wait for each other in a circle. */
function summed(counts: readonly FigureCount[]): FigureCount[] {
  const sums = new Map<string, FigureCount>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count));
    sums.set(keyOf(count), { ...count, ...addOutcomes(count, sum ?? noOutcomes) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** The site counted on these days: what did not happen on them is 0, and on others it is unknown. */
export async function noteMeasured(db: Db, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('figure_days')
    .values(days.map((day) => ({ day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * All of them or none.
 * @returns once they are on the disk
 */
export function addCounts(db: Db, counts: readonly FigureCount[]): Promise<void> {
  return transact(db, async (transaction) => {
    const sums = summed(await withBoundedSources(transaction, counts));
    await noteMeasured(transaction, [...new Set(sums.map(({ day }) => day))]);
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
              excess: row('promoter_counts.excess', '+', row.ref('excluded.excess')),
            })),
        )
        .execute();
  });
}
