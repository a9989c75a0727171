/** Reads the stored sums: of one promoter for their page, of all promoters for staff (O4). */
import 'server-only';
import type { FigureQuery, PromoterFigures } from '@superbrowser/contract/site-data/endpoints';
import { figureOutcomes, type FigureKind } from '@superbrowser/contract/site-data/figures';
import type { Db } from '../database/open-database';
import { columnsAsNumbers } from '../database/columns-as-numbers';

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

/** The figures of a promoter by day, by source and by system. */
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
  const systems = await sumsQuery(countsQuery(db, figureQuery))
    .select('platform as system')
    .groupBy(['platform', 'kind'])
    .execute();
  const measuredRows = await db
    .selectFrom('figure_days')
    .select('day')
    .where('day', '>=', figureQuery.from)
    .where('day', '<=', figureQuery.to)
    .execute();
  return {
    measured: measuredRows.map(({ day }) => day),
    days: days.map((row) => columnsAsNumbers(row, figureOutcomes)),
    sources: sources.map((row) => columnsAsNumbers(row, figureOutcomes)),
    systems: systems.map((row) => columnsAsNumbers(row, figureOutcomes)),
  };
}

/** The stored sums, ordered by day; one more than `maxRows` means that there are more. */
export const loadFigureRows = (db: Db, figureQuery: FigureQuery, maxRows: number) =>
  countsQuery(db, figureQuery)
    .select(['day', 'source', 'platform as system', 'kind', ...figureOutcomes])
    .orderBy('day')
    .orderBy('source')
    .orderBy('platform')
    .orderBy('kind')
    .limit(maxRows + 1)
    .execute();

/** Counted events of each kind, and in `excess` the events of all kinds above a network's share. */
type KindSums = Readonly<Partial<Record<FigureKind | 'excess', number>>>;

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
