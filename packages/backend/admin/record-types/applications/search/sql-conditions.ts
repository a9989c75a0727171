/** A filter as conditions on the table of applications. */
import 'server-only';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import {
  applicationTypes,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import type { ApplicationState } from '../../../../database/tables/applications';
import type { Tables } from '../../../../database/tables';
import { parseSearchTerms, type SearchTerms } from './search-terms';

export interface ApplicationFilter {
  readonly kind?: ApplicationKind | undefined;
  /** Open: new or in work. */
  readonly state?: ApplicationState | 'open' | undefined;
  /** The handler; null for unassigned applications. */
  readonly handler?: string | null | undefined;
  /** Instants as stored; the end is exclusive. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** A number, a phone or its last digits, a mail address, or a part of a company's or contact's name. */
  readonly text?: string | undefined;
}

type Builder = ExpressionBuilder<Tables, 'applications'>;
type Condition = Expression<SqlBool>;

/** In lower case, with % and _ escaped by a backslash, so that they match literally. */
export const toLowerLikeText = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Chinese and digits have no case, so the column need not be lower-cased. */
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

function containsCondition(column: 'company_name' | 'contact' | 'email' | 'fields', part: string) {
  const columnText = hasCase(part) ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  return sql<SqlBool>`${columnText} like ${`%${toLowerLikeText(part)}%`} escape '\\'`;
}

function termsCondition(eb: Builder, terms: SearchTerms): Condition {
  if ('number' in terms) return eb('applications.apply_no', '=', terms.number);
  if ('phones' in terms) return eb('phone', 'in', terms.phones);
  // Feedback has the address to reply to among its further fields.
  if ('mail' in terms)
    return eb.or([containsCondition('email', terms.mail), containsCondition('fields', terms.mail)]);
  const nameConditions = [
    containsCondition('company_name', terms.namePart),
    containsCondition('contact', terms.namePart),
  ];
  return eb.or(
    terms.phoneEnd
      ? [...nameConditions, eb('phone', 'like', `%${terms.phoneEnd}`)]
      : nameConditions,
  );
}

/** All conditions of a filter; without any, every application matches. */
export const conditionsOf =
  ({ kind, state, handler, from, until, text }: ApplicationFilter) =>
  (eb: Builder): Condition => {
    const terms = parseSearchTerms(text ?? '');
    return eb.and([
      ...(kind ? [eb('type', '=', applicationTypes[kind])] : []),
      ...(state ? [eb('state', 'in', state === 'open' ? ['new', 'in work'] : [state])] : []),
      ...(handler === undefined ? [] : [eb('handled_by', handler === null ? 'is' : '=', handler)]),
      ...(from ? [eb('created_at', '>=', from)] : []),
      ...(until ? [eb('created_at', '<', until)] : []),
      ...(terms ? [termsCondition(eb, terms)] : []),
    ]);
  };

/** Whether a filter searches names or mail addresses, which have no index. */
export const needsFullScan = ({ text }: ApplicationFilter): boolean => {
  const terms = parseSearchTerms(text ?? '');
  return terms !== null && ('namePart' in terms || 'mail' in terms);
};
