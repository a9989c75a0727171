/**
 * The description of a record type: its fields, list, detail view and operations. Pages of the console, commands,
 * rights, audit entries and the list of commands in the documents are made from descriptions. This file has their types
 * and helpers; the descriptions themselves are in admin/record-types.
 */
import 'server-only';
import type { z } from 'zod';
import type { Language, BilingualText } from '@superbrowser/shared/bilingual-text';
import type { DeploymentContext } from '../deployment-context';
import type { Access, Actor } from './access';
import type { AuthorizedContext } from './authorized-context';
import type { LabeledValue } from './displayed-values';

type BadgeTone = 'blue' | 'soft' | 'ok' | 'risk';
export interface Choice {
  readonly label: BilingualText;
  readonly tone?: BadgeTone;
}

/**
 * How a stored value is displayed, and which form control edits it. A `moment` is a time that staff type; an `instant`
 * is a stored time that is only shown.
 */
export type Format =
  | 'text'
  | 'paragraph'
  | 'number'
  | 'yesNo'
  | 'choice'
  | 'day'
  | 'moment'
  | 'instant'
  | 'phone'
  | 'url'
  | 'picture'
  | 'code'
  | 'details'
  | 'reference'
  | 'authoredTexts';

export interface Field<Value = unknown> {
  readonly label: BilingualText;
  readonly format: Format;
  /** Validates what a form or the command line sends. */
  readonly schema: z.ZodType<Value>;
  /** What to type, where the label is not enough. */
  readonly hint?: BilingualText;
  readonly choices?: Readonly<Record<string, Choice>>;
  /** Values to choose from that only the database knows, like the names of colleagues. */
  readonly loadChoices?: (
    context: AuthorizedContext,
  ) => Promise<Readonly<Record<string, BilingualText>>>;
  /** The record type whose key the value is; the value becomes a link. */
  readonly linksTo?: string;
  /** Largest size of a picture in bytes; `maxSitePictureBytes` by default. */
  readonly maxBytes?: number;
  /** A flag: on the command line it has no value. */
  readonly isFlag?: boolean;
  /** Optional only for an existing record. */
  readonly isRequiredForNew?: boolean;
  /** Shown only on the form of a new record. */
  readonly isOnlyForNew?: boolean;
  /** An empty value removes the stored one; a missing argument keeps it. */
  readonly isClearable?: boolean;
  /** Personal data: masked in lists, redacted in the audit log; displaying it is logged. */
  readonly isPersonal?: boolean;
  /** Changes without an operation, so neither the record's version nor the audit log includes it. */
  readonly isUnversioned?: boolean;
}
export type Fields = Readonly<Record<string, Field>>;
type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: z.output<F[Name]['schema']>;
};

/** Values by name: of a record's fields, of arguments, of filters or of an audit entry. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface OperationResult {
  /** The result as a sentence for the screen. */
  readonly message?: BilingualText;
  /** Displayed once, for instance a link. */
  readonly details?: readonly LabeledValue[];
  /** Output for programs; the details by default. Text is printed as it is, but for control characters. */
  readonly data?: unknown;
  /** Content of the file in the reader's language; by default the data as JSON. */
  readonly fileContent?: (language: Language) => string;
  /** Values for the audit entry, next to the changed fields. `auditFields` of the operation labels them. */
  readonly auditValues?: FieldValues;
  /** The subject of the audit entry, where it is not the key of the record. */
  readonly subject?: string;
  /** The operation was done, but what it tested does not work: the command exits with 1. */
  readonly isFailure?: boolean;
}

export interface Operation<
  R = FieldValues,
  Args extends Fields = Fields,
  Found = R | null,
  Prepared = unknown,
> {
  /** The text of the button. */
  readonly label: BilingualText;
  /** Label on the form of a new record, where it differs. */
  readonly newLabel?: BilingualText;
  readonly help: BilingualText;
  /** The text in the history; a function where it depends on the values of the entry. */
  readonly past: BilingualText | ((auditValues: FieldValues) => BilingualText);
  /** Labels and formats of the values of its audit entries that are not arguments. */
  readonly auditFields?: Fields;
  readonly access: Access;
  readonly scope: 'record' | 'key' | 'none';
  readonly args: Args;
  /** Arguments that follow the key on the command line without an option name. */
  readonly positional?: readonly (keyof Args & string)[];
  /** The console does not offer the operation, for instance because it reads files of the machine or prints secrets. */
  readonly isCommandOnly?: boolean;
  /**
   * The operation changes nothing and shows nothing personal, so it leaves no audit entry. It is a command: screens of
   * the console read the same without a form, and it has none there.
   */
  readonly isUnaudited?: boolean;
  /** Accepts several selected records at once: all or none are changed. */
  readonly takesSeveral?: boolean;
  /** The staff member must type the key again after seeing these fields of the record. */
  readonly fieldsToConfirm?: readonly (keyof R & string)[];
  /** Why the operation is unavailable for this record; null where it is available. */
  readonly unavailableReason?: (row: R, actor: Actor) => BilingualText | null;
  /** The question a screen asks before the operation; null for none. */
  readonly confirmationQuestion?: (
    args: ValuesOf<Args>,
    row: R | null,
    actor: Actor,
  ) => BilingualText | null;
  /** Whether an outdated form is accepted, although the record has changed meanwhile: for notes, exports or erasure. */
  readonly allowsStaleVersion?: boolean;
  /** The operation that reverts this one. */
  readonly undoOperation?: string;
  /** The result is a download with this file name. */
  readonly fileName?: string;
  /** Earlier names in the audit log. Earlier names of commands are in admin/cli/replace-old-names.ts. */
  readonly aliases?: readonly string[];
  /** Runs before the database is opened, and may create the database. */
  readonly beforeDatabaseOpens?: (
    args: ValuesOf<Args>,
    deployment: DeploymentContext,
    now: number,
  ) => Promise<Prepared>;
  /** Slow work or calls to other systems, before the transaction begins. */
  readonly prepare?: (
    args: ValuesOf<Args>,
    context: AuthorizedContext,
    key: string,
  ) => Promise<Prepared>;
  readonly run: (
    args: ValuesOf<Args>,
    target: { readonly key: string; readonly row: Found },
    context: AuthorizedContext,
    prepared: Prepared,
  ) => Promise<OperationResult | void>;
  /** Work outside the database, after the commit. */
  readonly finish?: (
    args: ValuesOf<Args>,
    context: AuthorizedContext,
    key: string,
  ) => Promise<void>;
}

/** Defines an operation. Curried, so that the row type is given and the argument types are inferred. */
const operationOn =
  <Scope extends Operation['scope']>(scope: Scope) =>
  <R = never>() =>
  <Args extends Fields, Prepared = undefined>(
    operation: Omit<Operation<R, Args, Scope extends 'record' ? R : R | null, Prepared>, 'scope'>,
  ): Operation =>
    ({ ...operation, scope }) as unknown as Operation;
/** An operation on an existing record. */
export const operationOnRecord = operationOn('record');
/** An operation on a key, whether or not it has a record: it may create one, or block a code that has none. */
export const operationOnKey = operationOn('key');
/** An operation on no record: on the whole list of a record type, or of a group such as the health of the site. */
export const operationWithoutRecord = operationOn('none');

export interface RowsPage<R> {
  readonly rows: readonly R[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Whether more records match than `total`. */
  readonly isTotalCapped?: boolean;
  /** Opaque cursors of the first and last row, to read the adjacent pages without counting. */
  readonly firstCursor?: string;
  readonly lastCursor?: string;
}
/** The query of a list: filters by name, and the page. */
export interface ListQuery {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly page: number;
  readonly size: number;
  /** Cursor after or before which the page is read. */
  readonly afterCursor?: string | undefined;
  readonly beforeCursor?: string | undefined;
}

/** Operations with a common first word. A {@link RecordType} is a group that also has records. */
export interface OperationGroup {
  /** The name in URLs, on the command line and in the audit log. */
  readonly name: string;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** The full name of an operation: its group and its own name, as in `applications take`; the audit log stores it. */
export const verbOf = ({ name }: Pick<OperationGroup, 'name'>, operation: string): string =>
  `${name} ${operation}`.trim();

export interface RecordType<R = FieldValues> extends OperationGroup {
  readonly title: BilingualText;
  readonly key: keyof R & string;
  /** The field that names a record for people, where the key is meaningless to them. */
  readonly nameField?: keyof R & string;
  readonly fields: Fields & { readonly [Name in keyof R]-?: Field };
  /** Who may list and open these records. */
  readonly access: Access;
  readonly list: {
    readonly columns: readonly (keyof R & string)[];
    readonly filters?: Fields;
    /** The text below the title. */
    readonly lead?: BilingualText;
    /** The number of new records, shown in the title. */
    readonly countNew?: (context: AuthorizedContext) => Promise<number>;
    /** A summary of open records below the title, instead of the lead. */
    readonly loadSummary?: (context: AuthorizedContext) => Promise<BilingualText>;
    readonly load: (query: ListQuery, context: AuthorizedContext) => Promise<RowsPage<Partial<R>>>;
  };
  readonly view?: {
    /** Groups of fields with a title. */
    readonly panels: readonly (readonly [title: BilingualText, ...fields: (keyof R & string)[]])[];
    readonly load: (key: string, context: AuthorizedContext) => Promise<R | null>;
    /**
     * Loads fields that are slow to read, so that only an opened record has them. Neither its version nor its history
     * includes these fields.
     */
    readonly loadSlowFields?: (key: string, context: AuthorizedContext) => Promise<Partial<R>>;
  };
}

export const isRecordType = (group: OperationGroup): group is RecordType => 'fields' in group;

/** Names of records that are selected from a list, by key. */
export const keyChoicesOf = (group: OperationGroup | undefined): Readonly<Record<string, Choice>> =>
  (group && isRecordType(group) && group.fields[group.key]?.choices) || {};

/** The name of a record for people. */
export const keyNameOf = (group: OperationGroup | undefined, key: string): BilingualText | string =>
  keyChoicesOf(group)[key]?.label ?? key;
/**
 * Checks a description against the type of its rows, then drops that type, so that all record types fit in one list.
 */
export const defineRecordType = <R>(recordType: RecordType<R>): RecordType =>
  recordType as unknown as RecordType;

/** Returns all rows of a short list as one page. */
export const onePage = <R>(rows: readonly R[]): RowsPage<R> => ({
  rows,
  total: rows.length,
  page: 1,
  pageCount: 1,
});

/** Returns one page of a list that was read completely. */
export function paginate<R>(
  rows: readonly R[],
  { page, size }: Pick<ListQuery, 'page' | 'size'>,
): RowsPage<R> {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const shownPage = Math.min(Math.max(1, page), pageCount);
  return {
    rows: rows.slice((shownPage - 1) * size, shownPage * size),
    total: rows.length,
    page: shownPage,
    pageCount,
  };
}
