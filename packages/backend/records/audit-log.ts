/** The audit log: who did what to which record, and what it changed. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { maskPhone } from '../common/phone';
import type { Db } from '../database/open-database';
import type { AuditSource } from '../database/tables/audit';
import { toInstant } from '../database/stored-instant';
import {
  verbOf,
  type FieldValues,
  type Operation,
  type OperationGroup,
  type RecordType,
} from './record-type';
import type { Actor } from './access';
import type { AuthorizedContext } from './authorized-context';

/** The replacement for personal data in the audit log. */
export const redactedMark = '***';

/** Shown where the audit log has `redactedMark`. */
export const redactedText = bilingual('（内容不记录）', ' (content not kept)');

/** The key of a record for the log. Personal keys, such as phones, are masked. */
export const auditSubject = ({ key, fields }: RecordType, value: string): string =>
  fields[key]?.isPersonal ? maskPhone(value) : value;

/** The changed fields, before and after; personal values are redacted. */
function changesOf(
  recordType: RecordType | null,
  before: FieldValues | null,
  after: FieldValues | null,
) {
  const changedFields = Object.entries(recordType?.fields ?? {}).filter(
    ([name, { isUnversioned }]) =>
      !isUnversioned &&
      JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  const jsonOf = (row: FieldValues | null) =>
    row && changedFields.length > 0
      ? JSON.stringify(
          Object.fromEntries(
            changedFields.map(([name, { isPersonal }]) => [
              name,
              isPersonal ? redactedMark : row[name],
            ]),
          ),
        )
      : null;
  return { before: jsonOf(before), after: jsonOf(after) };
}

interface AuditEntry {
  readonly subject: string | null;
  /** By name, so that each reader sees them in their own language. */
  readonly auditValues?: FieldValues | undefined;
  readonly before?: FieldValues | null;
  readonly after?: FieldValues | null;
}

/** The account and the request of an entry; the role is not stored. */
export interface AuditContext {
  readonly actor: Omit<Actor, 'role'>;
  readonly db: Db;
  /** Milliseconds. */
  readonly now: number;
  readonly environment?: { readonly requestId?: string };
}

/** Writes an entry. @param recordType null for an entry without changed fields */
export async function writeAuditEntry(
  recordType: RecordType | null,
  verb: string,
  { subject, auditValues = undefined, before = null, after = null }: AuditEntry,
  { actor, environment, db, now }: AuditContext,
): Promise<void> {
  await db
    .insertInto('audit_lines')
    .values({
      audit_id: randomUUID(),
      at: toInstant(now),
      who: actor.name,
      source: actor.source,
      system_user: actor.systemUser ?? null,
      verb,
      subject,
      detail:
        auditValues && Object.keys(auditValues).length > 0 ? JSON.stringify(auditValues) : null,
      ...changesOf(recordType, before, after),
      request_id: environment?.requestId ?? null,
    })
    .execute();
}

export interface HistoryEntry {
  readonly at: string;
  readonly who: string;
  readonly source: AuditSource | null;
  readonly system_user: string | null;
  readonly verb: string;
  /** JSON of the audit values; text in old entries. */
  readonly detail: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Verbs of a record's operations, with their earlier names. */
const verbsOf = (recordType: RecordType, includesViews: boolean): string[] => [
  ...(includesViews ? [verbOf(recordType, 'show')] : []),
  ...Object.entries(recordType.operations).flatMap(([name, { aliases = [] }]) => [
    verbOf(recordType, name),
    ...aliases,
  ]),
];

/** The history of a record, newest first; empty for records whose key is personal data. */
export async function loadHistory(
  recordType: RecordType,
  key: string,
  { db }: AuthorizedContext,
  { includesViews = true, limit = 200 } = {},
): Promise<HistoryEntry[]> {
  if (recordType.fields[recordType.key]?.isPersonal) return [];
  return db
    .selectFrom('audit_lines')
    .select(['at', 'who', 'source', 'system_user', 'verb', 'detail', 'before', 'after'])
    .where('subject', '=', key)
    .where('verb', 'in', verbsOf(recordType, includesViews))
    .orderBy('at', 'desc')
    .orderBy('audit_id')
    .limit(limit)
    .execute();
}

/** Who last changed any record of a type; null where no entry is left. */
export async function findLastChangerOfType(
  recordType: RecordType,
  { db }: AuthorizedContext,
): Promise<string | null> {
  const lastEntry = await db
    .selectFrom('audit_lines')
    .select('who')
    .where('verb', 'in', verbsOf(recordType, false))
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return lastEntry?.who ?? null;
}

/** Parses the audit values in the column `detail`. Null for an old entry with a text there, which is shown as it is. */
export function parseAuditValues(detail: string): FieldValues | null {
  try {
    return detail.startsWith('{') ? (JSON.parse(detail) as FieldValues) : null;
  } catch {
    return null;
  }
}

/** What an entry is about: an operation, or an action without one, such as signing in. */
export type LoggedAction = Pick<Operation, 'past' | 'auditFields'> &
  Partial<Pick<Operation, 'args'>>;

/** The text of an action in the history. */
export const describePast = ({ past }: LoggedAction, detail: string | null): BilingualText =>
  typeof past === 'function' ? past(parseAuditValues(detail ?? '') ?? {}) : past;

/**
 * The operation of an entry. The entry may contain an earlier name of the operation.
 * @returns null where the group has no such operation
 */
export function findOperationOfEntry(
  { name, operations }: OperationGroup,
  verb: string,
): Operation | null {
  const entry = Object.entries(operations).find(
    ([operationName, { aliases = [] }]) =>
      verbOf({ name }, operationName) === verb || aliases.includes(verb),
  );
  return entry?.[1] ?? null;
}
