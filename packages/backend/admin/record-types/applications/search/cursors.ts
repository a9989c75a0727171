/** Cursors of pages of applications: their order, and their form in a query string. Pure. */
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';

/** The instant and the number of an application. */
export interface PageCursor {
  readonly created_at: string;
  readonly apply_no: string;
}

/** The cursor of a page in the query string. */
export const encodeCursor = ({ created_at, apply_no }: PageCursor): string =>
  `${created_at}~${apply_no}`;

/** @returns undefined for an invalid cursor */
export function decodeCursor(text: string | undefined): PageCursor | undefined {
  const [, created_at, apply_no] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([A-Z2-9]{10})$/.exec(text ?? '') ?? [];
  return created_at && apply_no && parseApplicationNumber(apply_no)
    ? { created_at, apply_no }
    : undefined;
}

const comesLaterInList = (cursor: PageCursor, other: PageCursor) =>
  cursor.created_at === other.created_at
    ? cursor.apply_no < other.apply_no
    : cursor.created_at < other.created_at;

/** Index of the first cursor after `cursor`. */
export function firstLaterIndex(cursors: readonly PageCursor[], cursor: PageCursor): number {
  const index = cursors.findIndex((candidate) => comesLaterInList(candidate, cursor));
  return index < 0 ? cursors.length : index;
}
