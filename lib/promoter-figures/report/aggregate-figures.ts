/** A promoter's sums as a page shows them (O4). Pure. */
import type { PromoterFigures, FigureSum } from '@superbrowser/contract/site-data/endpoints';
import {
  addOutcomes,
  figureKinds,
  figureSystems,
  noOutcomes,
  type FigureKind,
  type FigureSystem,
  type OutcomeCounts,
} from '@superbrowser/contract/site-data/figures';
import { countDays } from '@superbrowser/shared/beijing-time';
import { bucketIndexesOf, bucketsOf, type Bucket } from './period-buckets';
import type { FigurePeriod } from './period';

/** One number for each kind. */
export type CountsByKind = Readonly<Record<FigureKind, number>>;
type Totals = Readonly<Record<FigureKind, OutcomeCounts>>;

export interface AggregatedFigures {
  readonly isEmpty: boolean;
  readonly totals: Totals;
  /** Numbers are null where the site counted on no day of the bucket: unknown is not 0. */
  readonly buckets: readonly (Bucket & { readonly counts: CountsByKind | null })[];
  /** Days of the period on which the site did not count. */
  readonly unmeasuredDayCount: number;
  /** The first {@link maxShownSources}, largest first. */
  readonly sources: readonly { readonly source: string; readonly counts: CountsByKind }[];
  /** All further sources together; null where there are none. */
  readonly moreSources: { readonly count: number; readonly counts: CountsByKind } | null;
  readonly systems: readonly {
    readonly system: FigureSystem;
    readonly counts: CountsByKind;
  }[];
}

/** Rows of the table of sources, without the row for all further sources. */
export const maxShownSources = 50;

const createZeroCounts = (): Record<FigureKind, number> => ({
  visits: 0,
  downloads: 0,
  registrations: 0,
  applications: 0,
});

function countsOf(sums: readonly FigureSum[]): CountsByKind {
  const counts = createZeroCounts();
  for (const { kind, counted } of sums) counts[kind] += counted;
  return counts;
}

function totalsOf(sums: readonly FigureSum[]): Totals {
  const entries = figureKinds.map((kind) => [
    kind,
    sums.filter((sum) => sum.kind === kind).reduce<OutcomeCounts>(addOutcomes, noOutcomes),
  ]);
  return Object.fromEntries(entries) as Totals;
}

function groupBy<Row extends FigureSum, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const totalOf = (counts: CountsByKind): number =>
  figureKinds.reduce((sum, kind) => sum + counts[kind], 0);

function sourcesOf(
  rows: PromoterFigures['sources'],
): Pick<AggregatedFigures, 'sources' | 'moreSources'> {
  const rankedSources = [...groupBy(rows, ({ source }) => source)]
    .map(([source, sums]) => ({ source, sums, counts: countsOf(sums) }))
    .filter(({ counts }) => totalOf(counts) > 0)
    .sort((a, b) => totalOf(b.counts) - totalOf(a.counts) || (a.source < b.source ? -1 : 1));
  const further = rankedSources.slice(maxShownSources);
  return {
    sources: rankedSources
      .slice(0, maxShownSources)
      .map(({ source, counts }) => ({ source, counts })),
    moreSources:
      further.length > 0
        ? { count: further.length, counts: countsOf(further.flatMap(({ sums }) => sums)) }
        : null,
  };
}

/** Groups the sums of a period. */
export function aggregateFigures(
  figures: PromoterFigures,
  period: Pick<FigurePeriod, 'from' | 'to' | 'grouping'>,
): AggregatedFigures {
  const buckets = bucketsOf(period);
  const bucketIndexByDay = bucketIndexesOf(buckets);
  const sumsByBucket = groupBy(figures.days, ({ day }) => bucketIndexByDay.get(day));
  const measuredBuckets = new Set(figures.measured.map((day) => bucketIndexByDay.get(day)));
  const sumsBySystem = groupBy(figures.systems, ({ system }) => system);
  const systems = figureSystems
    .map((system) => ({ system, counts: countsOf(sumsBySystem.get(system) ?? []) }))
    .filter(({ counts }) => totalOf(counts) > 0);
  return {
    isEmpty: figures.days.length === 0,
    totals: totalsOf(figures.days),
    buckets: buckets.map((bucket, index) => ({
      ...bucket,
      counts: measuredBuckets.has(index) ? countsOf(sumsByBucket.get(index) ?? []) : null,
    })),
    unmeasuredDayCount: countDays(period.from, period.to) - figures.measured.length,
    ...sourcesOf(figures.sources),
    systems,
  };
}
