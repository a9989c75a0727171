/** One page of applications, the newest first. */
import 'server-only';
import type { ApplicationRow } from '../../../../database/tables/applications';
import type { Db } from '../../../../database/open';
import type { AuthorizedContext } from '../../../authorized-context';
import { bilingual, type BilingualText } from '../../../bilingual-text';
import { conditionsOf, searchesNames, type ApplicationFilter } from './sql-conditions';
import {
  countMatching,
  findCursorAt,
  findCursors,
  maxSearchResults,
  indexAfter,
  type PageCursor,
} from './cursors';

export interface ApplicationQuery {
  readonly filter: ApplicationFilter;
  readonly size: number;
  /** From 1; a number out of range becomes the nearest existing page. */
  readonly page: number;
  /**
   * The last row of the previous page (after) or the first of the next (before), so that new applications do not shift
   * a page.
   */
  readonly afterRow?: PageCursor | undefined;
  readonly beforeRow?: PageCursor | undefined;
}

const columns = [
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

export type ListedApplication = Pick<ApplicationRow, (typeof columns)[number]>;

export interface ApplicationPage {
  readonly rows: readonly ListedApplication[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore: boolean;
}

const clampPage = (page: number, pages: number) =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;

const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

const newestQuery = (db: Db, filter: ApplicationFilter) =>
  db
    .selectFrom('applications')
    .select(columns)
    .where(conditionsOf(filter))
    .orderBy('created_at', 'desc')
    .orderBy('apply_no', 'desc');

type Comparison = '<' | '<=' | '>';

const rowsBesideQuery = (db: Db, filter: ApplicationFilter, how: Comparison, key: PageCursor) =>
  db
    .selectFrom('applications')
    .select(columns)
    .where(conditionsOf(filter))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'apply_no'), how, tuple(key.created_at, key.apply_no)),
    );

const rowsAfterQuery = (db: Db, filter: ApplicationFilter, how: '<' | '<=', key: PageCursor) =>
  rowsBesideQuery(db, filter, how, key).orderBy('created_at', 'desc').orderBy('apply_no', 'desc');

/** The rows after or before a cursor; null where the page must be read by its number instead. */
async function loadRowsByKey(
  db: Db,
  { filter, size, afterRow, beforeRow }: ApplicationQuery,
): Promise<ListedApplication[] | null> {
  if (afterRow) {
    const rows = await rowsAfterQuery(db, filter, '<', afterRow).limit(size).execute();
    return rows.length > 0 ? rows : null;
  }
  if (!beforeRow) return null;
  const rows = await rowsBesideQuery(db, filter, '>', beforeRow)
    .orderBy('created_at')
    .orderBy('apply_no')
    .limit(size)
    .execute();
  return rows.length === size ? rows.reverse() : null;
}

async function loadRowsByNumber(db: Db, { filter, size }: ApplicationQuery, page: number) {
  if (page === 1) return newestQuery(db, filter).limit(size).execute();
  const first = await findCursorAt(db, filter, (page - 1) * size);
  return first ? rowsAfterQuery(db, filter, '<=', first).limit(size).execute() : [];
}

async function loadPageByIndex(db: Db, query: ApplicationQuery): Promise<ApplicationPage> {
  const total = await countMatching(db, query.filter);
  const pages = pagesOf(total, query.size);
  const page = clampPage(query.page, pages);
  const rows =
    (page > 1 ? await loadRowsByKey(db, query) : null) ?? (await loadRowsByNumber(db, query, page));
  return { rows, page, pages, total, isMore: false };
}

async function loadPageOfNames(db: Db, query: ApplicationQuery): Promise<ApplicationPage> {
  const { size, afterRow } = query;
  const found = await findCursors(db, query.filter);
  const [keys, isMore] = [found.slice(0, maxSearchResults), found.length > maxSearchResults];
  const pages = pagesOf(keys.length, size);
  const page = clampPage(query.page, pages);
  const start = afterRow && page > 1 ? indexAfter(keys, afterRow) : (page - 1) * size;
  const numbers = keys.slice(start, start + size).map(({ apply_no }) => apply_no);
  const rows =
    numbers.length === 0
      ? []
      : await newestQuery(db, {}).where('apply_no', 'in', numbers).execute();
  return { rows, page, pages, total: keys.length, isMore };
}

/**
 * A page of applications. Pages are read by cursor, in the order of an index; a jump to a page skips rows first. A
 * search for a name or mail address, which have no such index, reads the cursors of all matches.
 * @param query unvalidated page numbers and texts
 */
export const loadApplicationPage = (db: Db, query: ApplicationQuery): Promise<ApplicationPage> =>
  searchesNames(query.filter) ? loadPageOfNames(db, query) : loadPageByIndex(db, query);

/** Counts open applications, and those the caller handles. */
export async function describeOpenApplications({
  db,
  actor,
}: AuthorizedContext): Promise<BilingualText> {
  const [fresh, inWork, own] = await Promise.all([
    countNewApplications(db),
    countMatching(db, { state: 'in work' }),
    countMatching(db, { state: 'in work', handler: actor.name }),
  ]);
  return bilingual(
    `未处理 ${fresh} 条，处理中 ${inWork} 条（其中您的 ${own} 条）`,
    `${fresh} new, ${inWork} in work (${own} with you)`,
  );
}

/** The number of new applications. */
export const countNewApplications = (db: Db): Promise<number> =>
  countMatching(db, { state: 'new' });
