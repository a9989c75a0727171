/** Where a page of applications begins: the instant and the number of an application. */
import 'server-only';
import type { Db } from '../../../../database/open';
import { conditionsOf, type ApplicationFilter } from './conditions';

export interface PageCursor {
  readonly created_at: string;
  readonly apply_no: string;
}

/** What a search by name shows at most; who looks further says more. */
export const maxSearchResults = 10_000;

const newestKeysQuery = (filter: ApplicationFilter, db: Db) =>
  db
    .selectFrom('applications')
    .select(['created_at', 'apply_no'])
    .where(conditionsOf(filter))
    .orderBy('created_at', 'desc')
    .orderBy('apply_no', 'desc');

/** The newest that match, one more than are shown: names are looked through once, for the count and the page together. */
export const findKeys = (filter: ApplicationFilter, db: Db): Promise<PageCursor[]> =>
  newestKeysQuery(filter, db)
    .limit(maxSearchResults + 1)
    .execute();

/** The first of a page in the middle; it is counted off in the index alone. */
export const findKeyAt = (
  filter: ApplicationFilter,
  offset: number,
  db: Db,
): Promise<PageCursor | undefined> =>
  newestKeysQuery(filter, db).offset(offset).limit(1).executeTakeFirst();

/** How many match. */
export async function countMatching(filter: ApplicationFilter, db: Db): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where(conditionsOf(filter))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in 64 bits and hands them over as text.
  return Number(row.total);
}

const isAfter = (one: PageCursor, other: PageCursor) =>
  one.created_at === other.created_at
    ? one.apply_no < other.apply_no
    : one.created_at < other.created_at;

/** How many of the keys stand before what comes after `key`. */
export function indexAfter(keys: readonly PageCursor[], key: PageCursor): number {
  const place = keys.findIndex((one) => isAfter(one, key));
  return place < 0 ? keys.length : place;
}
