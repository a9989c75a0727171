/** The sums of one promoter, as they are shown (O4). */
import 'server-only';
import {
  figureOutcomes,
  type FigureKind,
  type FigureOutcome,
  type FigurePlatform,
  type OutcomeNumbers,
} from '@superbrowser/contract/records/figures';
import type { Db } from '../db/open';

export interface FigureWish {
  readonly promoter: string;
  /** Days of China, both included. */
  readonly from: string;
  readonly to: string;
  /** One source alone; null for all. */
  readonly source: string | null;
}

/** The numbers of one kind. */
export interface FigureSum extends OutcomeNumbers {
  readonly kind: FigureKind;
}

type Sums = Readonly<Record<FigureOutcome, string | number>>;

/** PostgreSQL gives sums as text. */
const asNumbers = <Row extends Sums>(row: Row) => ({
  ...row,
  counted: Number(row.counted),
  repeats: Number(row.repeats),
  robots: Number(row.robots),
  excess: Number(row.excess),
});

function chosen(db: Db, { promoter, from, to, source }: FigureWish) {
  const rows = db
    .selectFrom('promoter_counts')
    .where('promoter', '=', promoter)
    .where('day', '>=', from)
    .where('day', '<=', to);
  return source === null ? rows : rows.where('source', '=', source);
}

const withSums = (rows: ReturnType<typeof chosen>) =>
  rows
    .select(['kind'])
    .select(({ fn }) => figureOutcomes.map((name) => fn.sum<string | number>(name).as(name)));

export interface PromoterSums {
  /** Days of the period on which the site counted. */
  readonly measured: readonly string[];
  readonly days: readonly (FigureSum & { readonly day: string })[];
  /** Of all sources, whichever was wished for: they are what is chosen from. */
  readonly sources: readonly (FigureSum & { readonly source: string })[];
  readonly platforms: readonly (FigureSum & { readonly platform: FigurePlatform })[];
}

/** By day, by source and by platform. */
export async function figuresOf(db: Db, wish: FigureWish): Promise<PromoterSums> {
  const days = await withSums(chosen(db, wish)).select('day').groupBy(['day', 'kind']).execute();
  const sources = await withSums(chosen(db, { ...wish, source: null }))
    .select('source')
    .groupBy(['source', 'kind'])
    .execute();
  const platforms = await withSums(chosen(db, wish))
    .select('platform')
    .groupBy(['platform', 'kind'])
    .execute();
  const measured = await db
    .selectFrom('figure_days')
    .select('day')
    .where('day', '>=', wish.from)
    .where('day', '<=', wish.to)
    .execute();
  return {
    measured: measured.map(({ day }) => day),
    days: days.map(asNumbers),
    sources: sources.map(asNumbers),
    platforms: platforms.map(asNumbers),
  };
}

/** Every sum by itself, in the order of the days; one more than `most` says that there are more. */
export const allSums = (db: Db, wish: FigureWish, most: number) =>
  chosen(db, wish)
    .select(['day', 'source', 'platform', 'kind', ...figureOutcomes])
    .orderBy('day')
    .orderBy('source')
    .orderBy('platform')
    .orderBy('kind')
    .limit(most + 1)
    .execute();
