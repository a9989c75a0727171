/** Adds counts to the stored sums, and reads them (O4). */
import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  addOutcomes,
  figureOutcomes,
  maxSourcesPerDay,
  noOutcomes,
  otherSourcesKey,
  type FigureCount,
  type FigureKind,
  type FigureSystem,
  type OutcomeNumbers,
} from '@superbrowser/contract/site-data/figures';
import type { Db } from '../database/open-database';
import { chunksOf } from '../database/chunks';
import { commitInGroup } from '../database/group-commit';
import { withNumbers } from '../database/with-numbers';

const rowsPerStatement = 100;

const keyOf = ({ promoter, day, kind, source, platform }: FigureCount) =>
  [promoter, day, kind, platform, source].join('\n');

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
    const sums = sumByKey(await limitSources(transaction, counts));
    await recordMeasuredDays(transaction, [...new Set(sums.map(({ day }) => day))]);
    for (const chunk of chunksOf(sums, rowsPerStatement))
      await transaction
        .insertInto('promoter_counts')
        .values(chunk.map((sum) => ({ count_id: randomUUID(), ...sum })))
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

// utm_source can be anything in a link. So a promoter has a limited number of sources a day; further sources are
// counted together.

const promoterDayOf = ({ promoter, day }: Pick<FigureCount, 'promoter' | 'day'>) =>
  `${day} ${promoter}`;
const countsTowardSourceLimit = (source: string) => source !== '' && source !== otherSourcesKey;

/** Stored sources by promoter and day. */
async function loadSources(
  db: Db,
  counts: readonly FigureCount[],
): Promise<Map<string, Set<string>>> {
  const sourcesByDay = new Map<string, Set<string>>();
  const days = [...new Set(counts.map(({ day }) => day))];
  for (const promoters of chunksOf([...new Set(counts.map(({ promoter }) => promoter))])) {
    const rows = await db
      .selectFrom('promoter_counts')
      .select(['promoter', 'day', 'source'])
      .distinct()
      .where('promoter', 'in', promoters)
      .where('day', 'in', days)
      .execute();
    for (const row of rows)
      sourcesByDay.set(
        promoterDayOf(row),
        (sourcesByDay.get(promoterDayOf(row)) ?? new Set()).add(row.source),
      );
  }
  return sourcesByDay;
}

/**
 * The counts, with `otherSourcesKey` in place of sources above the limit; the same key may then occur several times.
 */
async function limitSources(db: Db, counts: readonly FigureCount[]): Promise<FigureCount[]> {
  const storedSources = await loadSources(db, counts);
  return counts.map((count) => {
    const sources = storedSources.get(promoterDayOf(count)) ?? new Set<string>();
    storedSources.set(promoterDayOf(count), sources);
    if (!countsTowardSourceLimit(count.source) || sources.has(count.source)) return count;
    if ([...sources].filter(countsTowardSourceLimit).length >= maxSourcesPerDay)
      return { ...count, source: otherSourcesKey };
    sources.add(count.source);
    return count;
  });
}

// The sums of one promoter for display (O4).

export interface FigureQuery {
  readonly promoter: string;
  /** Days in China, both included. */
  readonly from: string;
  readonly to: string;
  /** A single source; null for all. */
  readonly source: string | null;
}

/** The figures of one kind. */
export interface FigureSum extends OutcomeNumbers {
  readonly kind: FigureKind;
}

function countsQuery(db: Db, { promoter, from, to, source }: FigureQuery) {
  const query = db
    .selectFrom('promoter_counts')
    .where('promoter', '=', promoter)
    .where('day', '>=', from)
    .where('day', '<=', to);
  return source === null ? query : query.where('source', '=', source);
}

const sumsQuery = (query: ReturnType<typeof countsQuery>) =>
  query
    .select(['kind'])
    .select(({ fn }) => figureOutcomes.map((name) => fn.sum<string | number>(name).as(name)));

export interface PromoterFigures {
  /** Days of the period on which the site counted. */
  readonly measured: readonly string[];
  readonly days: readonly (FigureSum & { readonly day: string })[];
  /** Sums of all sources, also when one source was requested, because they are the choices of the page. */
  readonly sources: readonly (FigureSum & { readonly source: string })[];
  readonly platforms: readonly (FigureSum & { readonly platform: FigureSystem })[];
}

/** The figures of a promoter by day, by source and by platform. */
export async function loadPromoterFigures(
  db: Db,
  figureQuery: FigureQuery,
): Promise<PromoterFigures> {
  const days = await sumsQuery(countsQuery(db, figureQuery))
    .select('day')
    .groupBy(['day', 'kind'])
    .execute();
  const sources = await sumsQuery(countsQuery(db, { ...figureQuery, source: null }))
    .select('source')
    .groupBy(['source', 'kind'])
    .execute();
  const platforms = await sumsQuery(countsQuery(db, figureQuery))
    .select('platform')
    .groupBy(['platform', 'kind'])
    .execute();
  const measured = await db
    .selectFrom('figure_days')
    .select('day')
    .where('day', '>=', figureQuery.from)
    .where('day', '<=', figureQuery.to)
    .execute();
  return {
    measured: measured.map(({ day }) => day),
    days: days.map((row) => withNumbers(row, figureOutcomes)),
    sources: sources.map((row) => withNumbers(row, figureOutcomes)),
    platforms: platforms.map((row) => withNumbers(row, figureOutcomes)),
  };
}

/** The stored sums, ordered by day; one more than `maxRows` means that there are more. */
export const loadFigureRows = (db: Db, figureQuery: FigureQuery, maxRows: number) =>
  countsQuery(db, figureQuery)
    .select(['day', 'source', 'platform', 'kind', ...figureOutcomes])
    .orderBy('day')
    .orderBy('source')
    .orderBy('platform')
    .orderBy('kind')
    .limit(maxRows + 1)
    .execute();

// Sums of all promoters' links, for staff.

/** Counted events of each kind, and in `excess` the events of all kinds above a network's share. */
export type KindSums = Readonly<Partial<Record<FigureKind | 'excess', number>>>;

/**
 * Counted visits, downloads, registrations and applications of each promoter, without robots and repeats, and the
 * events above a network's share.
 * @param from first day in China, as `2026-01-31`
 */
export async function loadRecentSums(db: Db, from: string): Promise<ReadonlyMap<string, KindSums>> {
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
    const excessSum = (sum.excess ?? 0) + Number(excess);
    sums.set(promoter, { ...sum, [kind]: Number(counted), excess: excessSum });
  }
  return sums;
}
