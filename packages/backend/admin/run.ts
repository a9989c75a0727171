/** Lists, opens and changes records: the only access to them, for pages and for the command line. */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { historyOf, auditSubject, verbOf, writeAuditEntry, type HistoryLine } from './audit';
import {
  isRecordType,
  type Access,
  type Actor,
  type Field,
  type Fields,
  type Localized,
  type Operation,
  type OperationGroup,
  type OperationResult,
  type Page,
  type Query,
  type RecordType,
  type Row,
} from './define';
import { maskValue } from './display';
import { recordNotFound, OperationError, refusalError, StaleError } from './operation-error';
import { AuthorizedContext, type OperationEnvironment } from './context';
import { issueMessage } from './argument-issues';
import { serializableTransaction } from '../database/serializable';
import type { Deployment } from './deployment';

/** The error for a field of a record that a form sends empty although it cannot be. */
const emptyIssue: Localized = { zh: '不能留空', en: 'must not be empty' };

/** @throws OperationError 422 with what is wrong, by argument */
export function validate(fields: Fields, values: Row): Row {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  );
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  const result = z.strictObject(shape).safeParse(Object.fromEntries(filled), { reportInput: true });
  const emptied = Object.entries(values).filter(
    ([name, value]) => value === '' && fields[name]?.isClearable,
  );
  // Without this an emptied field would silently keep what is stored.
  const missing = Object.entries(values)
    .filter(([name, value]) => value === '' && fields[name]?.isRequiredForNew)
    .map(([name]) => [name, emptyIssue] as const);
  if (result.success && missing.length === 0)
    return { ...result.data, ...Object.fromEntries(emptied) };
  const wrong = (result.error?.issues ?? []).map((issue): readonly [string, Localized] => [
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
    issueMessage(issue),
  ]);
  const issues = [...wrong, ...missing];
  // Of several reasons the first is at the field.
  throw new OperationError(
    422,
    { zh: '没有完成：有的内容不对。', en: 'Not done: something does not fit.' },
    Object.fromEntries(issues.reverse()),
  );
}

/** The key as it is stored, however it was typed. @throws OperationError 422 */
function parseKey({ key, fields }: RecordType, typed: string): string {
  const field = fields[key];
  if (!field) throw recordNotFound();
  return String(validate({ [key]: field }, { [key]: typed })[key]);
}

/** The version a form for a new record sends. */
export const noVersion = 'none';

/** Identifies the content a form was made for; another one after every change. */
function versionOf({ fields }: RecordType, row: Row | null): string {
  if (!row) return noVersion;
  const own = Object.entries(fields).filter(([, { isUnversioned }]) => !isUnversioned);
  const text = JSON.stringify(own.map(([name]) => row[name] ?? null));
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const holdsPersonalData = ({ fields }: RecordType) =>
  Object.values(fields).some(({ isPersonal }) => isPersonal);

export interface ListPage extends Page<Row> {
  readonly size: number;
}

/**
 * One page of a list, personal data masked.
 * @param parameters filters by name, and `page`, `size`, `after`, `before`, as an address has them
 * @throws OperationError 403, 404, or 422 for filters that do not fit
 */
export async function listRecords(
  record: RecordType,
  parameters: Readonly<Record<string, string | undefined>>,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<ListPage> {
  const context = AuthorizedContext.for(record.access, actor, environment);
  const { page, size, after, before, ...filters } = parameters;
  const query: Query = {
    filters: validate(record.list.filters ?? {}, removeBlank(filters)),
    page: parseInteger(page, 1, Number.MAX_SAFE_INTEGER) ?? 1,
    size: parseInteger(size, 1, maxRows) ?? pageSizes[0],
    afterRow: after,
    beforeRow: before,
  };
  const found = await record.list.load(query, context);
  const displayValue = (name: string, value: unknown) => {
    const field = record.fields[name];
    return field?.isPersonal ? maskValue(field, value) : (value ?? null);
  };
  const names = new Set([record.key, ...record.list.columns]);
  const rows = found.rows.map((row) =>
    Object.fromEntries([...names].map((name) => [name, displayValue(name, row[name])])),
  );
  return { ...found, rows, size: query.size };
}
const removeBlank = (filters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value?.trim() !== ''));

/** What a page of a list is offered in. */
export const pageSizes = [20, 50, 100] as const;
/** What a command may ask for. */
export const maxRows = 10_000;
const parseInteger = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) && Number(text) >= min
    ? Math.min(Number(text), max)
    : null;

export interface OpenedRecord {
  readonly key: string;
  readonly row: Row;
  readonly version: string;
  readonly history: readonly HistoryLine[];
}

/**
 * A whole record. If it holds personal data, this is written to the audit log.
 * @throws OperationError 403, 404, or 422 for what is no key
 */
export async function openRecord(
  record: RecordType,
  typedKey: string,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<OpenedRecord> {
  const context = AuthorizedContext.for(record.access, actor, environment);
  const key = parseKey(record, typedKey);
  const row = (await record.detail?.load(key, context)) ?? null;
  if (!row) throw recordNotFound();
  if (holdsPersonalData(record))
    await writeAuditEntry(
      null,
      verbOf(record, 'show'),
      { subject: auditSubject(record, key) },
      context,
    );
  const history = await historyOf(record, key, context);
  const more = (await record.detail?.loadMore?.(key, context)) ?? {};
  const values = pickDescribedFields(record, { ...row, ...more });
  return { key, row: values, version: versionOf(record, row), history };
}

/** Values to choose from that only the database knows. @throws OperationError 403 or 404 */
export async function loadOptions(
  { options }: Pick<Field, 'options'>,
  access: Access,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<Readonly<Record<string, Localized>>> {
  return (await options?.(AuthorizedContext.for(access, actor, environment))) ?? {};
}

/** How many records are new. @throws OperationError 403 or 404 */
export async function countNew(
  { access, list }: RecordType,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<number> {
  return (await list.waiting?.(AuthorizedContext.for(access, actor, environment))) ?? 0;
}

/** What is open, for the list's page; null where a list says nothing of it. @throws OperationError 403 or 404 */
export async function loadSummary(
  { access, list }: RecordType,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<Localized | null> {
  return (await list.summary?.(AuthorizedContext.for(access, actor, environment))) ?? null;
}

/** Only described fields leave the runner. */
const pickDescribedFields = ({ fields }: RecordType, row: Row): Row =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));

/** The operations this caller may do with a record, or on a list. */
export const operationsFor = (
  { operations }: OperationGroup,
  on: readonly Operation['on'][],
  actor: Actor,
  row?: Row,
): (readonly [string, Operation])[] =>
  Object.entries(operations).filter(
    ([, one]) =>
      on.includes(one.on) &&
      !one.isCommandOnly &&
      one.access.allow.includes(actor.role) &&
      !(row && one.unavailable?.(row, actor)),
  );

export interface Target {
  readonly key: string;
  /** Version of the record for which the form was rendered; without it the change is made in any case. */
  readonly version?: string | undefined;
}
export interface OperationInput {
  /** When a list was shown that names no versions, ISO 8601: nothing may have been changed since. */
  readonly asOf?: string | undefined;
  /** Several only for operations that take several. */
  readonly targets?: readonly Target[];
  readonly args: Row;
  /** The key, typed again for what cannot be put back. */
  readonly confirmation?: string | undefined;
  /** What `runBeforeOpening` returned. */
  readonly openingResult?: unknown;
}
export interface OperationOutcome extends OperationResult {
  /** The records with the version they have now, for undoing it. */
  readonly targets: readonly Required<Target>[];
}

function requireOperation({ operations }: OperationGroup, name: string): Operation {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw recordNotFound();
  return operation;
}

/**
 * What an operation does before the database is opened.
 * @throws OperationError
 */
export function runBeforeOpening(
  group: OperationGroup,
  name: string,
  args: Row,
  deployment: Deployment,
): Promise<unknown> {
  const operation = requireOperation(group, name);
  if (!operation.beforeOpening) return Promise.resolve(undefined);
  return operation.beforeOpening(validate(operation.args, args), deployment, Date.now());
}

/**
 * Validates the arguments and runs the operation; its changes and the audit entries are one transaction.
 * @throws OperationError, StaleError
 */
export async function runOperation(
  group: OperationGroup,
  name: string,
  { targets = [], args: given, confirmation, asOf, openingResult }: OperationInput,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<OperationOutcome> {
  const operation = requireOperation(group, name);
  const outside = AuthorizedContext.for(operation.access, actor, environment);
  if (operation.isCommandOnly && actor.source !== 'command') throw recordNotFound();
  const args = validate(operation.args, given);
  const parsed =
    operation.on === 'list' ? [] : parseTargets(group as RecordType, operation, targets);
  if (operation.fieldsToConfirm)
    requireMatchingKey(group as RecordType, parsed[0]?.key ?? '', confirmation ?? '');
  const keys = operation.on === 'list' ? [{ key: '' }] : parsed;
  const prepared: unknown[] = [];
  for (const { key } of keys)
    prepared.push(openingResult ?? (await operation.prepare?.(args, outside, key)));
  const done = await serializableTransaction(environment.db, async (db) => {
    const context = outside.withDb(db);
    const results: { result: OperationResult; version: string }[] = [];
    for (const [at, target] of keys.entries())
      results.push(
        await runOne(
          { group, name, operation, args, target, asOf, prepared: prepared[at] },
          context,
        ),
      );
    return results;
  });
  for (const { key } of keys) await operation.finish?.(args, outside, key);
  const message = keys.length > 1 ? combineMessages(keys, done) : done[0]?.result.message;
  return {
    ...done[0]?.result,
    ...(message && { message }),
    targets: parsed.map(({ key }, at) => ({ key, version: done[at]?.version ?? noVersion })),
  };
}

/** One sentence for an operation on several records. */
function combineMessages(
  keys: readonly { readonly key: string }[],
  done: readonly { readonly result: OperationResult }[],
): Localized | undefined {
  const texts = done.map(({ result }, at) =>
    JSON.stringify(result.message ?? null).replaceAll(keys[at]?.key ?? '', '*'),
  );
  if (new Set(texts).size > 1)
    return { zh: `已完成 ${keys.length} 条。`, en: `${keys.length} are done.` };
  const message = JSON.parse(texts[0] ?? 'null') as Localized | null;
  const all = (text: string, stop: string) =>
    text.replace('*', keys.map(({ key }) => key).join(stop));
  return message ? { zh: all(message.zh, '、'), en: all(message.en, ', ') } : undefined;
}

/**
 * What a screen asks before an operation is done; null where it asks nothing.
 * @throws OperationError
 */
export async function findConfirmationQuestion(
  group: OperationGroup,
  name: string,
  { targets = [], args: given }: Pick<OperationInput, 'targets' | 'args'>,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<Localized | null> {
  const operation = requireOperation(group, name);
  if (!operation.confirmationQuestion) return null;
  const context = AuthorizedContext.for(operation.access, actor, environment);
  const args = validate(operation.args, given);
  const record = isRecordType(group) && operation.on !== 'list' ? group : null;
  const keys = record ? parseTargets(record, operation, targets) : [{ key: '' }];
  for (const { key } of keys) {
    const row = (await record?.detail?.load(key, context)) ?? null;
    const asked = operation.confirmationQuestion(args, row, actor);
    if (asked) return asked;
  }
  return null;
}

/** @throws OperationError 422 */
function parseTargets(record: RecordType, operation: Operation, targets: readonly Target[]) {
  if (targets.length === 0 && operation.takesSeveral)
    throw new OperationError(422, {
      zh: '没有完成：请先勾选要处理的记录。',
      en: 'Nothing was done: tick the records first.',
    });
  const [first = { key: '' }, ...more] = targets;
  const query = operation.takesSeveral ? [first, ...more] : [first];
  const parsed = new Map(
    query.map(({ key, version }) => [parseKey(record, key), version] as const),
  );
  if (parsed.size > maxTargets)
    throw new OperationError(422, {
      zh: `一次最多 ${maxTargets} 条。`,
      en: `At most ${maxTargets} at once.`,
    });
  return [...parsed].map(([key, version]) => ({ key, version }));
}
/** Of one transaction. */
const maxTargets = 100;

/** Where the argument stands that repeats the key. */
export const confirmArgument = '_confirm';

/** @throws OperationError 422 */
function requireMatchingKey(record: RecordType, key: string, typed: string): void {
  const again = record.fields[record.key]?.schema.safeParse(typed);
  if (again?.success && String(again.data) === key) return;
  throw refusalError(
    'This is not the same as above; type it once more.',
    '和上面的不一样，请再输入一次。',
    confirmArgument,
  );
}

interface OperationRun {
  readonly group: OperationGroup;
  readonly name: string;
  readonly operation: Operation;
  readonly args: Row;
  readonly target: Target;
  readonly asOf: string | undefined;
  readonly prepared: unknown;
}

async function runOne(
  { group, name, operation, args, target: { key, version }, asOf, prepared }: OperationRun,
  context: AuthorizedContext,
): Promise<{ result: OperationResult; version: string }> {
  const record = isRecordType(group) && operation.on !== 'list' ? group : null;
  const load = async () => (record ? ((await record.detail?.load(key, context)) ?? null) : null);
  const row = await load();
  if (operation.on === 'record' && !row) throw recordNotFound();
  if (record && row && version === noVersion && !operation.ignoresVersion)
    throw refusalError(
      `There is ${key} already. Open it to change it.`,
      `已经有 ${key}；要修改，请先打开它。`,
      record.key,
    );
  const reason = (row && operation.unavailable?.(row, context.actor)) ?? undefined;
  if (record && version !== undefined && !operation.ignoresVersion)
    if (version !== versionOf(record, row)) {
      const who = await findLastChanger(record, key, context);
      throw reason && !who ? new OperationError(409, reason) : new StaleError(who, reason);
    }
  if (record && asOf !== undefined) await refuseChangedSince(record, key, asOf, context);
  if (!row) requireForNew(operation, args);
  if (reason) throw new OperationError(409, reason);
  const result = (await operation.run(args, { key, row }, context, prepared)) ?? {};
  if (operation.isReadOnly) return { result, version: record ? versionOf(record, row) : noVersion };
  const after = await load();
  const subject = result.subject ?? (record ? auditSubject(record, key) : null);
  const entry = { subject, detail: result.auditFacts, before: row, after };
  await writeAuditEntry(record, verbOf(group, name), entry, context);
  return { result, version: record ? versionOf(record, after) : noVersion };
}

/** @throws StaleError for a record that was changed after an instant */
async function refuseChangedSince(
  record: RecordType,
  key: string,
  asOf: string,
  context: AuthorizedContext,
) {
  const [last] = await historyOf(record, key, context, { includesLooks: false, limit: 1 });
  if (last && last.at > asOf) throw new StaleError(last.who);
}

/** @throws OperationError 422 */
function requireForNew({ args: fields }: Operation, args: Row): void {
  const missing = Object.entries(fields).filter(
    ([name, { isRequiredForNew }]) => isRequiredForNew && args[name] === undefined,
  );
  if (missing.length === 0) return;
  const words = { zh: '新增时必须填写', en: 'must be given for a new one' };
  throw new OperationError(422, words, Object.fromEntries(missing.map(([name]) => [name, words])));
}

const findLastChanger = async (record: RecordType, key: string, context: AuthorizedContext) =>
  (await historyOf(record, key, context, { includesLooks: false, limit: 1 }))[0]?.who ?? null;
