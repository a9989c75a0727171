/** Lists logged errors, newest first. */
import 'server-only';
import type { SelectQueryBuilder } from 'kysely';
import type { ErrorLineRow } from '@superbrowser/contract/site-data/health';
import type { Db } from '../../../database/open-database';
import type { Tables } from '../../../database/tables';

interface ErrorFilter {
  /** From this instant on. */
  readonly since?: string | undefined;
  /** Id of a request, or its first characters. */
  readonly requestIdPrefix?: string | undefined;
}

/** A logged error without its row id. */
const listedColumns = [
  'at',
  'part',
  'message',
  'request_id',
  'route',
  'code',
  'reason',
  'worker',
] as const satisfies readonly (keyof ErrorLineRow)[];

export type ListedError = Pick<ErrorLineRow, (typeof listedColumns)[number]>;

export interface ErrorLineList {
  readonly rows: readonly ListedError[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

type ErrorLinesQuery<O> = SelectQueryBuilder<Tables, 'error_lines', O>;

function filterErrors<O>(
  query: ErrorLinesQuery<O>,
  { since, requestIdPrefix }: ErrorFilter,
): ErrorLinesQuery<O> {
  let filteredQuery = query;
  if (since) filteredQuery = filteredQuery.where('at', '>=', since);
  // The field accepts only hex digits and hyphens, so no LIKE wildcard needs to be escaped.
  if (requestIdPrefix)
    filteredQuery = filteredQuery.where('request_id', 'like', `${requestIdPrefix}%`);
  return filteredQuery;
}

const newestErrorsQuery = (db: Db, filter: ErrorFilter) =>
  filterErrors(db.selectFrom('error_lines').select(listedColumns), filter)
    .orderBy('at', 'desc')
    .orderBy('line_id');

/** Stored errors, newest first. */
export const loadLatestErrors = (
  db: Db,
  filter: ErrorFilter,
  limit: number,
): Promise<ListedError[]> => newestErrorsQuery(db, filter).limit(limit).execute();

export async function countErrors(db: Db, filter: ErrorFilter): Promise<number> {
  const countQuery = db
    .selectFrom('error_lines')
    .select(({ fn }) => fn.countAll<number | string>().as('count'));
  return Number((await filterErrors(countQuery, filter).executeTakeFirstOrThrow()).count);
}

/** @param page from 1; a number out of range becomes the nearest existing page */
export async function listErrorLines(
  db: Db,
  filter: ErrorFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ErrorLineList> {
  const total = await countErrors(db, filter);
  const pageCount = Math.max(1, Math.ceil(total / size));
  const shownPage = Math.min(Math.max(1, page), pageCount);
  const rows = await newestErrorsQuery(db, filter)
    .limit(size)
    .offset((shownPage - 1) * size)
    .execute();
  return { rows, total, page: shownPage, pageCount };
}
