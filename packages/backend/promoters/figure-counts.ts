/** Adds counts to the stored sums (O4). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  addOutcomes,
  maxSourcesPerDay,
  noOutcomes,
  otherSourcesKey,
  type FigureCount,
} from '@superbrowser/contract/site-data/figures';
import type { Db } from '../database/open-database';
import { splitIntoChunks } from '../database/split-into-chunks';
import { commitInGroup } from '../database/group-commit';

const rowsPerStatement = 100;

const keyOf = ({ promoter, day, kind, source, system }: FigureCount) =>
  [promoter, day, kind, system, source].join('\n');

/**
 * Merges counts with the same key, because one INSERT may touch a row only once. The counts are sorted, so that
 * instances that write at the same time do not deadlock.
 */
function sumByKey(counts: readonly FigureCount[]): FigureCount[] {
  const sums = new Map<string, FigureCount>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count));
    sums.set(keyOf(count), { ...count, ...addOutcomes(count, sum ?? noOutcomes) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** Records that the site counted on these days: missing counts are 0 on them, and unknown on others. */
export async function recordMeasuredDays(db: Db, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('figure_days')
    .values(days.map((day) => ({ day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds all counts or none.
 * @returns once they are on the disk
 */
export function addFigureCounts(db: Db, counts: readonly FigureCount[]): Promise<void> {
  return commitInGroup(db, async (transaction) => {
    const sums = sumByKey(await mergeExcessSources(transaction, counts));
    await recordMeasuredDays(transaction, [...new Set(sums.map(({ day }) => day))]);
    for (const chunk of splitIntoChunks(sums, rowsPerStatement))
      await transaction
        .insertInto('promoter_counts')
        .values(
          chunk.map(({ system, ...sum }) => ({ count_id: randomUUID(), platform: system, ...sum })),
        )
        .onConflict((conflict) =>
          conflict.columns(['promoter', 'day', 'kind', 'source', 'platform']).doUpdateSet((eb) => ({
            counted: eb('promoter_counts.counted', '+', eb.ref('excluded.counted')),
            repeats: eb('promoter_counts.repeats', '+', eb.ref('excluded.repeats')),
            robots: eb('promoter_counts.robots', '+', eb.ref('excluded.robots')),
            excess: eb('promoter_counts.excess', '+', eb.ref('excluded.excess')),
          })),
        )
        .execute();
  });
}

// utm_source can be anything in a link. So a promoter has a limited number of sources a day; further sources are
// counted together.

const promoterDayOf = ({ promoter, day }: Pick<FigureCount, 'promoter' | 'day'>) =>
  `${day} ${promoter}`;
const countsTowardSourceLimit = (source: string) => source !== '' && source !== otherSourcesKey;

/** Stored sources by promoter and day. */
async function loadSourcesByPromoterDay(
  db: Db,
  counts: readonly FigureCount[],
): Promise<Map<string, Set<string>>> {
  const sourcesByPromoterDay = new Map<string, Set<string>>();
  const days = [...new Set(counts.map(({ day }) => day))];
  for (const promoters of splitIntoChunks([...new Set(counts.map(({ promoter }) => promoter))])) {
    const rows = await db
      .selectFrom('promoter_counts')
      .select(['promoter', 'day', 'source'])
      .distinct()
      .where('promoter', 'in', promoters)
      .where('day', 'in', days)
      .execute();
    for (const row of rows)
      sourcesByPromoterDay.set(
        promoterDayOf(row),
        (sourcesByPromoterDay.get(promoterDayOf(row)) ?? new Set()).add(row.source),
      );
  }
  return sourcesByPromoterDay;
}

/**
 * The counts, with `otherSourcesKey` in place of sources above the limit; the same key may then occur several times.
 */
async function mergeExcessSources(db: Db, counts: readonly FigureCount[]): Promise<FigureCount[]> {
  const sourcesByPromoterDay = await loadSourcesByPromoterDay(db, counts);
  return counts.map((count) => {
    const sources = sourcesByPromoterDay.get(promoterDayOf(count)) ?? new Set<string>();
    sourcesByPromoterDay.set(promoterDayOf(count), sources);
    if (!countsTowardSourceLimit(count.source) || sources.has(count.source)) return count;
    if ([...sources].filter(countsTowardSourceLimit).length >= maxSourcesPerDay)
      return { ...count, source: otherSourcesKey };
    sources.add(count.source);
    return count;
  });
}
