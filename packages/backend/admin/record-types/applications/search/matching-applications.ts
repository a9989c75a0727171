/** Queries for the applications that match a filter: their cursors and their number. */
import 'server-only';
import type { Db } from '../../../../database/open-database';
import type { PageCursor } from './cursors';
import { conditionsOf, type ApplicationFilter } from './sql-conditions';

/** The most results of a search by name. A narrower search finds what lies beyond them. */
export const maxSearchResults = 10_000;

const newestCursorsQuery = (db: Db, filter: ApplicationFilter) =>
  db
    .selectFrom('applications')
    .select(['created_at', 'apply_no'])
    .where(conditionsOf(filter))
    .orderBy('created_at', 'desc')
    .orderBy('apply_no', 'desc');

/** The newest matches, at most `maxSearchResults` + 1. One scan of the names serves both the count and the page. */
export const findCursors = (db: Db, filter: ApplicationFilter): Promise<PageCursor[]> =>
  newestCursorsQuery(db, filter)
    .limit(maxSearchResults + 1)
    .execute();

/**
 * The cursor after the `offset` newest ones; null past the end. The index that gives the order has both columns.
 */
export async function findCursorAt(
  db: Db,
  filter: ApplicationFilter,
  offset: number,
): Promise<PageCursor | null> {
  const row = await newestCursorsQuery(db, filter).offset(offset).limit(1).executeTakeFirst();
  return row ?? null;
}

export async function countMatchingApplications(
  db: Db,
  filter: ApplicationFilter,
): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where(conditionsOf(filter))
    .executeTakeFirstOrThrow();
  // PostgreSQL returns 64-bit counts as text.
  return Number(row.total);
}
