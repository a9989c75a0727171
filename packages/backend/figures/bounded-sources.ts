/** utm_source is whatever a link says: a promoter's day has so many sources, the rest stands together. */
import 'server-only';
import {
  mostSourcesADay,
  otherSources,
  type FigureCount,
} from '@superbrowser/contract/records/figures';
import type { Db } from '../db/open';

/** Values in a statement: every database takes so many. */
const inOneQuestion = 500;

/** A list in parts no statement is too long for. */
export const inParts = <T>(list: readonly T[], size = inOneQuestion): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );

const keyOf = ({ promoter, day }: Pick<FigureCount, 'promoter' | 'day'>) => `${day} ${promoter}`;
const isBound = (source: string) => source !== '' && source !== otherSources;

/** Sources that stand there already, by promoter and day. */
async function presentSources(
  db: Db,
  counts: readonly FigureCount[],
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const days = [...new Set(counts.map(({ day }) => day))];
  for (const promoters of inParts([...new Set(counts.map(({ promoter }) => promoter))])) {
    const rows = await db
      .selectFrom('promoter_counts')
      .select(['promoter', 'day', 'source'])
      .distinct()
      .where('promoter', 'in', promoters)
      .where('day', 'in', days)
      .execute();
    for (const row of rows)
      found.set(keyOf(row), (found.get(keyOf(row)) ?? new Set()).add(row.source));
  }
  return found;
}

/** The counts with sources beyond the bound put together; the same sum may then stand there several times. */
export async function withBoundedSources(
  db: Db,
  counts: readonly FigureCount[],
): Promise<FigureCount[]> {
  const present = await presentSources(db, counts);
  return counts.map((count) => {
    const sources = present.get(keyOf(count)) ?? new Set<string>();
    present.set(keyOf(count), sources);
    if (!isBound(count.source) || sources.has(count.source)) return count;
    if ([...sources].filter(isBound).length >= mostSourcesADay)
      return { ...count, source: otherSources };
    sources.add(count.source);
    return count;
  });
}
