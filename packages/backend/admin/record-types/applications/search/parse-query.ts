/** Reads what an address says about a list of applications: its filters, and where its page begins. Pure. */
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { parseApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { parseTypedInstant, parseRangeEnd } from '../../../../common/parse-instant';
import { unassignedWord } from '../assignees';
import type { ListQuery } from '../../../../records/record-type';
import type { ApplicationFilter } from './sql-conditions';
import type { PageCursor } from './cursors';

/** The words that stand for no handler; no account can have such a name. */
const unassignedWords = ['-', unassignedWord];

/**
 * A filter by handler null selects applications without a handler, undefined selects all. An unreadable day is ignored.
 */
export function parseFilter({
  q,
  kind,
  state,
  handler,
  from,
  until,
}: ListQuery['filters']): ApplicationFilter {
  const textOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const handlerText = textOrUndefined(handler);
  return {
    text: textOrUndefined(q),
    kind: kind as ApplicationKind | undefined,
    state: state as ApplicationFilter['state'],
    handler:
      handlerText !== undefined && unassignedWords.includes(handlerText) ? null : handlerText,
    from: parseTypedInstant(textOrUndefined(from) ?? '') ?? undefined,
    until: parseRangeEnd(textOrUndefined(until) ?? '') ?? undefined,
  };
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
