/**
 * Runs operations on records, for the console's pages and for commands. Not every change is an operation: uploads,
 * pictures of the console's forms, changes of one's own account, the site's forms, scheduled publishing, retention and
 * the seed are not.
 */
import 'server-only';
import { loadHistory, auditSubject, verbOf, writeAuditEntry } from '../audit/audit-log';
import {
  isRecordType,
  type Actor,
  type BilingualText,
  type Operation,
  type OperationGroup,
  type OperationResult,
  type RecordType,
  type Row,
} from '../record-type';
import { bilingual } from '../bilingual-text';
import { recordNotFound, OperationError, refusalError, StaleError } from './operation-error';
import { AuthorizedContext, type OperationEnvironment } from '../authorized-context';
import { serializableTransaction } from '../../database/serializable';
import type { Deployment } from '../deployment';
import { confirmArgument } from './form-constants';
import { noVersion, parseKey, validateArguments, versionOf } from '../read-records';

/** The operations available to this caller for a record or a list. */
export const findAvailableOperations = (
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
      !(row && one.unavailableReason?.(row, actor)),
  );

export interface Target {
  readonly key: string;
  /** The record's version for which the form was rendered; without it, no version is checked. */
  readonly version?: string | undefined;
}
export interface OperationInput {
  /** Render time of a list without versions, ISO 8601: the records must not have changed since. */
  readonly asOf?: string | undefined;
  /** One, or several where the operation accepts several. */
  readonly targets?: readonly Target[];
  readonly args: Row;
  /** The key typed again, for operations that cannot be undone. */
  readonly confirmation?: string | undefined;
  /** The result of `runBeforeOpening`. */
  readonly openingResult?: unknown;
}
export interface CompletedOperation extends OperationResult {
  /** The records with their new versions, for undoing. */
  readonly targets: readonly Required<Target>[];
}

function requireOperation({ operations }: OperationGroup, name: string): Operation {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw recordNotFound();
  return operation;
}

/**
 * Runs the part of an operation that precedes opening the database.
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
  return operation.beforeOpening(validateArguments(operation.args, args), deployment, Date.now());
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
): Promise<CompletedOperation> {
  const operation = requireOperation(group, name);
  const outerContext = AuthorizedContext.for(operation.access, actor, environment);
  if (operation.isCommandOnly && actor.source !== 'command') throw recordNotFound();
  const args = validateArguments(operation.args, given);
  const parsedTargets =
    operation.on === 'list' ? [] : parseTargets(group as RecordType, operation, targets);
  if (operation.fieldsToConfirm)
    requireMatchingKey(group as RecordType, parsedTargets[0]?.key ?? '', confirmation ?? '');
  const keys = operation.on === 'list' ? [{ key: '' }] : parsedTargets;
  const preparedValues: unknown[] = [];
  for (const { key } of keys)
    preparedValues.push(openingResult ?? (await operation.prepare?.(args, outerContext, key)));
  const completed = await serializableTransaction(environment.db, async (db) => {
    const context = outerContext.withDb(db);
    const results: { result: OperationResult; version: string }[] = [];
    for (const [at, target] of keys.entries())
      results.push(
        await runOnTarget(
          { group, name, operation, args, target, asOf, prepared: preparedValues[at] },
          context,
        ),
      );
    return results;
  });
  for (const { key } of keys) await operation.finish?.(args, outerContext, key);
  const message = keys.length > 1 ? combineMessages(keys, completed) : completed[0]?.result.message;
  return {
    ...completed[0]?.result,
    ...(message && { message }),
    targets: parsedTargets.map(({ key }, at) => ({
      key,
      version: completed[at]?.version ?? noVersion,
    })),
  };
}

/** One sentence for an operation on several records. */
function combineMessages(
  keys: readonly { readonly key: string }[],
  done: readonly { readonly result: OperationResult }[],
): BilingualText | undefined {
  const texts = done.map(({ result }, at) =>
    JSON.stringify(result.message ?? null).replaceAll(keys[at]?.key ?? '', '*'),
  );
  if (new Set(texts).size > 1)
    return { zh: `已完成 ${keys.length} 条。`, en: `${keys.length} are done.` };
  const message = JSON.parse(texts[0] ?? 'null') as BilingualText | null;
  const withKeys = (text: string, stop: string) =>
    text.replace('*', keys.map(({ key }) => key).join(stop));
  return message ? { zh: withKeys(message.zh, '、'), en: withKeys(message.en, ', ') } : undefined;
}

/**
 * The confirmation question of an operation; null for none.
 * @throws OperationError
 */
export async function findConfirmationQuestion(
  group: OperationGroup,
  name: string,
  { targets = [], args: given }: Pick<OperationInput, 'targets' | 'args'>,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<BilingualText | null> {
  const operation = requireOperation(group, name);
  if (!operation.confirmationQuestion) return null;
  const context = AuthorizedContext.for(operation.access, actor, environment);
  const args = validateArguments(operation.args, given);
  const record = isRecordType(group) && operation.on !== 'list' ? group : null;
  const keys = record ? parseTargets(record, operation, targets) : [{ key: '' }];
  for (const { key } of keys) {
    const row = (await record?.detail?.load(key, context)) ?? null;
    const question = operation.confirmationQuestion(args, row, actor);
    if (question) return question;
  }
  return null;
}

/** Most records in one operation. */
const maxTargets = 100;

/** @throws OperationError 422 */
function parseTargets(record: RecordType, operation: Operation, targets: readonly Target[]) {
  if (targets.length === 0 && operation.takesSeveral)
    throw new OperationError(422, {
      zh: '没有完成：请先勾选要处理的记录。',
      en: 'Nothing was done: select the records first.',
    });
  const [first = { key: '' }, ...more] = targets;
  const acceptedTargets = operation.takesSeveral ? [first, ...more] : [first];
  const parsed = new Map(
    acceptedTargets.map(({ key, version }) => [parseKey(record, key), version] as const),
  );
  if (parsed.size > maxTargets)
    throw new OperationError(422, {
      zh: `一次最多 ${maxTargets} 条。`,
      en: `At most ${maxTargets} at once.`,
    });
  return [...parsed].map(([key, version]) => ({ key, version }));
}

/** @throws OperationError 422 */
function requireMatchingKey(record: RecordType, key: string, typed: string): void {
  const typedKey = record.fields[record.key]?.schema.safeParse(typed);
  if (typedKey?.success && String(typedKey.data) === key) return;
  throw refusalError(
    bilingual(
      '和上面的不一样，请再输入一次。',
      'This is not the same as above; type it once more.',
    ),
    confirmArgument,
  );
}

/** The run of an operation on one target, within the transaction. */
interface TargetRun {
  readonly group: OperationGroup;
  readonly name: string;
  readonly operation: Operation;
  readonly args: Row;
  readonly target: Target;
  readonly asOf: string | undefined;
  readonly prepared: unknown;
}

async function runOnTarget(
  { group, name, operation, args, target: { key, version }, asOf, prepared }: TargetRun,
  context: AuthorizedContext,
): Promise<{ result: OperationResult; version: string }> {
  const record = isRecordType(group) && operation.on !== 'list' ? group : null;
  const loadRow = async () => (record ? ((await record.detail?.load(key, context)) ?? null) : null);
  const row = await loadRow();
  if (operation.on === 'record' && !row) throw recordNotFound();
  if (record && row && version === noVersion && !operation.allowsOutdatedVersion)
    throw refusalError(
      bilingual(
        `已经有 ${key}；要修改，请先打开它。`,
        `There is ${key} already. Open it to change it.`,
      ),
      record.key,
    );
  const reason = (row && operation.unavailableReason?.(row, context.actor)) ?? undefined;
  if (record && version !== undefined && !operation.allowsOutdatedVersion)
    if (version !== versionOf(record, row)) {
      const who = await findLastChangerOfRecord(record, key, context);
      throw reason && !who ? new OperationError(409, reason) : new StaleError(who, reason);
    }
  if (record && asOf !== undefined) await refuseChangedSince(record, key, asOf, context);
  if (!row) requireArgumentsForNew(operation, args);
  if (reason) throw new OperationError(409, reason);
  const result = (await operation.run(args, { key, row }, context, prepared)) ?? {};
  if (operation.isReadOnly) return { result, version: record ? versionOf(record, row) : noVersion };
  const after = await loadRow();
  const subject = result.subject ?? (record ? auditSubject(record, key) : null);
  const entry = { subject, detail: result.auditFacts, before: row, after };
  await writeAuditEntry(record, verbOf(group, name), entry, context);
  return { result, version: record ? versionOf(record, after) : noVersion };
}

/** @throws StaleError for a record changed after an instant */
async function refuseChangedSince(
  record: RecordType,
  key: string,
  asOf: string,
  context: AuthorizedContext,
) {
  const [last] = await loadHistory(record, key, context, { includesViews: false, limit: 1 });
  if (last && last.at > asOf) throw new StaleError(last.who);
}

/** @throws OperationError 422 */
function requireArgumentsForNew({ args: fields }: Operation, args: Row): void {
  const missing = Object.entries(fields).filter(
    ([name, { isRequiredForNew }]) => isRequiredForNew && args[name] === undefined,
  );
  if (missing.length === 0) return;
  const words = { zh: '新增时必须填写', en: 'must be given for a new one' };
  throw new OperationError(422, words, Object.fromEntries(missing.map(([name]) => [name, words])));
}

const findLastChangerOfRecord = async (
  record: RecordType,
  key: string,
  context: AuthorizedContext,
) => (await loadHistory(record, key, context, { includesViews: false, limit: 1 }))[0]?.who ?? null;
