/** What a list of applications is filtered by, as the address says it. Pure: judges texts only. */
import { applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { sinceInstant } from '@superbrowser/backend/export';
import { applicationStates, type ApplicationState } from '@superbrowser/backend/database/tables';
import { partOf, type Query } from '../list/address';

export const applyKinds = Object.keys(applyTypes) as ApplyKind[];

/** Of nobody; no account can have this name. */
export const nobody = '-';

const mostText = 100;
const dayMs = 86_400_000;

/** As the fields of the filter have it; what nobody could mean is empty. */
export interface FilterParts {
  readonly q: string;
  readonly kind: ApplyKind | '';
  readonly state: ApplicationState | '';
  readonly handler: string;
  readonly from: string;
  readonly until: string;
}

const day = (text: string | undefined): string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && sinceInstant(text) ? text : '';

/** Never a half of a character, which no address can hold. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('').toWellFormed();

export function filterParts(query: Query): FilterParts {
  const [kind, state] = [partOf(query, 'kind'), partOf(query, 'state')];
  return {
    q: cut((partOf(query, 'q') ?? '').slice(0, 2 * mostText).trim(), mostText),
    kind: applyKinds.find((one) => one === kind) ?? '',
    state: applicationStates.find((one) => one === state) ?? '',
    handler: cut((partOf(query, 'handler') ?? '').slice(0, 80), 80),
    from: day(partOf(query, 'from')),
    until: day(partOf(query, 'until')),
  };
}

const instantOf = (text: string) => sinceInstant(text) ?? undefined;

/** The last day is part of what is shown. */
function endOf(text: string): string | undefined {
  const begin = instantOf(text);
  return begin && new Date(Date.parse(begin) + dayMs).toISOString();
}

/** As the search wants it. */
export const filterOf = ({ q, kind, state, handler, from, until }: FilterParts) => ({
  text: q || undefined,
  kind: kind || undefined,
  state: state || undefined,
  handler: handler === nobody ? null : handler || undefined,
  from: instantOf(from),
  until: endOf(until),
});

/** As the verb that exports wants it. */
export const exportInput = (parts: FilterParts): Readonly<Record<string, string>> => ({
  text: parts.q,
  kind: parts.kind,
  state: parts.state,
  handler: parts.handler === nobody ? 'nobody' : parts.handler,
  since: parts.from,
  until: endOf(parts.until) ?? '',
});
