/** Lists and opens records for pages and for the command line, after checking the caller's rights. */
import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { minuteMs } from '@superbrowser/shared/durations';
import { missingRecordError } from '../common/operation-error';
import { loadHistory, auditSubject, writeAuditEntry, type HistoryEntry } from './audit-log';
import {
  verbOf,
  type Field,
  type RowsPage,
  type ListQuery,
  type RecordType,
  type FieldValues,
} from './record-type';
import type { Access, Actor } from './access';
import { maskValue } from './fields/format-value';
import { parseKey, validateArguments } from './validate-arguments';
import { AuthorizedContext, type OperationEnvironment } from './authorized-context';
import { consolePageSizes } from './page-sizes';
import { versionOf } from './record-version';

const hasPersonalData = ({ fields }: RecordType) =>
  Object.values(fields).some(({ isPersonal }) => isPersonal);

export interface ListPage extends RowsPage<FieldValues> {
  readonly size: number;
}

/** Maximum number of rows a command or screen may request. */
export const maxRequestedRows = 10_000;

/**
 * One page of a list, personal data masked.
 * @param parameters filters by name, and `page`, `size`, `after`, `before`, as in the query string
 * @throws OperationError 403, 404, or 422 for invalid filters
 */
export async function listRecords(
  recordType: RecordType,
  parameters: Readonly<Record<string, string | undefined>>,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<ListPage> {
  const context = AuthorizedContext.for(recordType.access, actor, environment);
  const { page, size, after, before, ...filters } = parameters;
  const query: ListQuery = {
    filters: validateArguments(recordType.list.filters ?? {}, removeBlank(filters)),
    page: parseInteger(page, 1, Number.MAX_SAFE_INTEGER) ?? 1,
    size: parseInteger(size, 1, maxRequestedRows) ?? consolePageSizes[0],
    afterCursor: after,
    beforeCursor: before,
  };
  const loadedPage = await recordType.list.load(query, context);
  const displayValue = (name: string, value: unknown) => {
    const field = recordType.fields[name];
    return field?.isPersonal ? maskValue(field, value) : (value ?? null);
  };
  const names = new Set([recordType.key, ...recordType.list.columns]);
  const rows = loadedPage.rows.map((row) =>
    Object.fromEntries([...names].map((name) => [name, displayValue(name, row[name])])),
  );
  return { ...loadedPage, rows, size: query.size };
}
const removeBlank = (filters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value?.trim() !== ''));

const parseInteger = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) && Number(text) >= min
    ? Math.min(Number(text), max)
    : null;

export interface OpenedRecord {
  readonly key: string;
  readonly row: FieldValues;
  readonly version: string;
  readonly history: readonly HistoryEntry[];
}

const recentEntryMs = minuteMs;

/**
 * Whether the caller viewed or changed this record within the last minute; the page that follows is then not logged
 * again. Always false where the log does not hold the key of the record, but a name, or a masked key that others may
 * share.
 */
async function hasRecentEntry(
  recordType: RecordType,
  key: string,
  context: AuthorizedContext,
): Promise<boolean> {
  const lastEntry = (await loadHistory(recordType, key, context, { limit: 20 })).find(
    ({ who, source }) => who === context.actor.name && source === context.actor.source,
  );
  return lastEntry !== undefined && context.now - Date.parse(lastEntry.at) < recentEntryMs;
}

/**
 * A whole record. If its type has personal fields, the view is written to the audit log, unless the same actor has
 * viewed or changed the record within the last minute.
 * @throws OperationError 403, 404, or 422 for an invalid key
 */
export async function openRecord(
  recordType: RecordType,
  typedKey: string,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<OpenedRecord> {
  const context = AuthorizedContext.for(recordType.access, actor, environment);
  const key = parseKey(recordType, typedKey);
  const row = (await recordType.view?.load(key, context)) ?? null;
  if (!row) throw missingRecordError();
  if (hasPersonalData(recordType) && !(await hasRecentEntry(recordType, key, context)))
    await writeAuditEntry(
      null,
      verbOf(recordType, 'show'),
      {
        subject: recordType.nameField
          ? String(row[recordType.nameField])
          : auditSubject(recordType, key),
      },
      context,
    );
  const history = await loadHistory(recordType, key, context);
  const slowValues = (await recordType.view?.loadSlowFields?.(key, context)) ?? {};
  const values = pickDescribedFields(recordType, { ...row, ...slowValues });
  return { key, row: values, version: versionOf(recordType, row), history };
}

/** Values to choose from that only the database knows. @throws OperationError 403 or 404 */
export async function loadChoices(
  field: Pick<Field, 'loadChoices'>,
  access: Access,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<Readonly<Record<string, BilingualText>>> {
  return (await field.loadChoices?.(AuthorizedContext.for(access, actor, environment))) ?? {};
}

/** The number of new records. @throws OperationError 403 or 404 */
export async function countNew(
  { access, list }: RecordType,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<number> {
  return (await list.countNew?.(AuthorizedContext.for(access, actor, environment))) ?? 0;
}

/** A summary of open records for the list's page; null for a list without one. @throws OperationError 403 or 404 */
export async function findSummary(
  { access, list }: RecordType,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<BilingualText | null> {
  return (await list.loadSummary?.(AuthorizedContext.for(access, actor, environment))) ?? null;
}

const pickDescribedFields = ({ fields }: RecordType, row: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
