/** Pages of applications, the newest first. */
import 'server-only';
import type { ApplicationRow } from '../../../../database/tables/applications';
import type { Db } from '../../../../database/open-database';
import { conditionsOf, needsFullScan, type ApplicationFilter } from './sql-conditions';
import { firstLaterIndex, type PageCursor } from './cursors';
import {
  countMatchingApplications,
  findCursorAt,
  findCursors,
  maxSearchResults,
} from './matching-applications';

export interface ApplicationQuery {
  readonly filter: ApplicationFilter;
  readonly size: number;
  /** From 1; a number out of range becomes the nearest existing page. */
  readonly page: number;
  /**
   * The last row of the previous page (after) or the first of the next (before), so that new applications do not shift
   * a page.
   */
  readonly afterCursor?: PageCursor | undefined;
  readonly beforeCursor?: PageCursor | undefined;
}

const listedColumns = [
  'apply_no',
  'type',
  'state',
  'handled_by',
  'created_at',
  'changed_at',
  'phone',
  'company_name',
  'contact',
  'fields',
] as const;

type ListedApplication = Pick<ApplicationRow, (typeof listedColumns)[number]>;

export interface ApplicationPage {
  readonly rows: readonly ListedApplication[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Whether there are more matches than `total`. */
  readonly isTotalCapped: boolean;
}

const clampPage = (page: number, pageCount: number) =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pageCount) : 1;

const pageCountOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

const newestQuery = (db: Db, filter: ApplicationFilter) =>
  db
    .selectFrom('applications')
    .select(listedColumns)
    .where(conditionsOf(filter))
    .orderBy('created_at', 'desc')
    .orderBy('apply_no', 'desc');

type Comparison = '<' | '<=' | '>';

const rowsByCursorQuery = (
  db: Db,
  filter: ApplicationFilter,
  comparison: Comparison,
  cursor: PageCursor,
) =>
  db
    .selectFrom('applications')
    .select(listedColumns)
    .where(conditionsOf(filter))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'apply_no'), comparison, tuple(cursor.created_at, cursor.apply_no)),
    );

const rowsAfterQuery = (
  db: Db,
  filter: ApplicationFilter,
  comparison: '<' | '<=',
  cursor: PageCursor,
) =>
  rowsByCursorQuery(db, filter, comparison, cursor)
    .orderBy('created_at', 'desc')
    .orderBy('apply_no', 'desc');

/** The rows after or before a cursor; null where the page must be read by its number instead. */
async function findRowsByCursor(
  db: Db,
  { filter, size, afterCursor, beforeCursor }: ApplicationQuery,
): Promise<ListedApplication[] | null> {
  if (afterCursor) {
    const rows = await rowsAfterQuery(db, filter, '<', afterCursor).limit(size).execute();
    return rows.length > 0 ? rows : null;
  }
  if (!beforeCursor) return null;
  const rows = await rowsByCursorQuery(db, filter, '>', beforeCursor)
    .orderBy('created_at')
    .orderBy('apply_no')
    .limit(size)
    .execute();
  return rows.length === size ? rows.reverse() : null;
}

async function loadRowsByPageNumber(db: Db, { filter, size }: ApplicationQuery, page: number) {
  if (page === 1) return newestQuery(db, filter).limit(size).execute();
  const firstCursor = await findCursorAt(db, filter, (page - 1) * size);
  return firstCursor ? rowsAfterQuery(db, filter, '<=', firstCursor).limit(size).execute() : [];
}

async function loadIndexedPage(db: Db, query: ApplicationQuery): Promise<ApplicationPage> {
  const total = await countMatchingApplications(db, query.filter);
  const pageCount = pageCountOf(total, query.size);
  const page = clampPage(query.page, pageCount);
  const rows =
    (page > 1 ? await findRowsByCursor(db, query) : null) ??
    (await loadRowsByPageNumber(db, query, page));
  return { rows, page, pageCount, total, isTotalCapped: false };
}

async function loadNameSearchPage(db: Db, query: ApplicationQuery): Promise<ApplicationPage> {
  const { size, afterCursor } = query;
  const matchingCursors = await findCursors(db, query.filter);
  const [cursors, isTotalCapped] = [
    matchingCursors.slice(0, maxSearchResults),
    matchingCursors.length > maxSearchResults,
  ];
  const pageCount = pageCountOf(cursors.length, size);
  const page = clampPage(query.page, pageCount);
  const start = afterCursor && page > 1 ? firstLaterIndex(cursors, afterCursor) : (page - 1) * size;
  const numbers = cursors.slice(start, start + size).map(({ apply_no }) => apply_no);
  const rows =
    numbers.length === 0
      ? []
      : await newestQuery(db, {}).where('apply_no', 'in', numbers).execute();
  return { rows, page, pageCount, total: cursors.length, isTotalCapped };
}

/**
 * A page of applications. Pages are read by cursor, in the order of an index; a jump to a page skips rows first. A
 * search for a name or mail address, which have no such index, reads the cursors of all matches.
 * @param query unvalidated page numbers and texts
 */
export const listApplications = (db: Db, query: ApplicationQuery): Promise<ApplicationPage> =>
  needsFullScan(query.filter) ? loadNameSearchPage(db, query) : loadIndexedPage(db, query);
