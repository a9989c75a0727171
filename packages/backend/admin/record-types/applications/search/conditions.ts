/** A filter as conditions on the table of applications. */
import 'server-only';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import type { ApplicationState } from '../../../../database/tables/applications';
import type { Tables } from '../../../../database/tables';
import { parseSearchTerms, type SearchTerms } from './terms';

export interface ApplicationFilter {
  readonly kind?: ApplyKind | undefined;
  /** Open: new or in work. */
  readonly state?: ApplicationState | 'open' | undefined;
  /** Who handles them; null: unassigned. */
  readonly handler?: string | null | undefined;
  /** Instants as stored; the last one is outside. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** A number, a phone or its last digits, or a part of a company's or contact's name. */
  readonly text?: string | undefined;
}

type Builder = ExpressionBuilder<Tables, 'applications'>;
type Condition = Expression<SqlBool>;

/** Typed text stands for itself, % and _ too. */
const escapeForLike = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Chinese and digits are neither great nor small; of them no name has to be put into small letters first. */
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

function containsCondition(column: 'company_name' | 'contact', part: string) {
  const name = hasCase(part) ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  return sql<SqlBool>`${name} like ${`%${escapeForLike(part)}%`} escape '\\'`;
}

function termsCondition(eb: Builder, terms: SearchTerms): Condition {
  if ('number' in terms) return eb('applications.apply_no', '=', terms.number);
  if ('phones' in terms) return eb('phone', 'in', terms.phones);
  const names = [
    containsCondition('company_name', terms.part),
    containsCondition('contact', terms.part),
  ];
  return eb.or(terms.phoneEnd ? [...names, eb('phone', 'like', `%${terms.phoneEnd}`)] : names);
}

/** All conditions of a filter; none are true for every application. */
export const conditionsOf =
  ({ kind, state, handler, from, until, text }: ApplicationFilter) =>
  (eb: Builder): Condition => {
    const terms = parseSearchTerms(text ?? '');
    return eb.and([
      ...(kind ? [eb('type', '=', applyTypes[kind])] : []),
      ...(state ? [eb('state', 'in', state === 'open' ? ['new', 'in work'] : [state])] : []),
      ...(handler === undefined ? [] : [eb('handled_by', handler === null ? 'is' : '=', handler)]),
      ...(from ? [eb('created_at', '>=', from)] : []),
      ...(until ? [eb('created_at', '<', until)] : []),
      ...(terms ? [termsCondition(eb, terms)] : []),
    ]);
  };

/** Whether a filter looks into names, which no index knows. */
export const searchesNames = ({ text }: ApplicationFilter): boolean => {
  const terms = parseSearchTerms(text ?? '');
  return terms !== null && 'part' in terms;
};
