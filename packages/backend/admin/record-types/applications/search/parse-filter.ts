/** Parses the filters of a list of applications. Pure. */
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { parseTypedInstant, parseRangeEnd } from '../../../../common/parse-instant';
import { unassignedWord } from '../assignees';
import type { ListQuery } from '../../../../records/record-type';
import type { ApplicationFilter } from './sql-conditions';

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
