/**
 * Runs operations on records, for the console's pages and for commands. Not every change is an operation: uploads,
 * pictures of the console's forms, changes of one's own account, the site's forms, scheduled publishing, retention and
 * the seed are not.
 */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import {
  missingRecordError,
  OperationError,
  refusalError,
  StaleError,
} from '../common/operation-error';
import { runSerializable } from '../database/serializable';
import type { DeploymentContext } from '../deployment-context';
import { loadHistory, auditSubject, writeAuditEntry } from './audit-log';
import {
  verbOf,
  isRecordType,
  type Operation,
  type OperationGroup,
  type OperationResult,
  type RecordType,
  type FieldValues,
} from './record-type';
import type { Actor } from './access';
import { AuthorizedContext, type OperationEnvironment } from './authorized-context';
import { retypedKeyFieldName } from './retyped-key-field';
import { parseKey, validateArguments } from './validate-arguments';
import { noVersion, versionOf } from './record-version';

/** The operations that the console offers this actor for a record or a list. */
export const findConsoleOperations = (
  { operations }: OperationGroup,
  scopes: readonly Operation['scope'][],
  actor: Actor,
  row?: FieldValues,
): (readonly [string, Operation])[] =>
  Object.entries(operations).filter(
    ([, operation]) =>
      scopes.includes(operation.scope) &&
      !operation.isCommandOnly &&
      operation.access.allowedRoles.includes(actor.role) &&
      !(row && operation.unavailableReason?.(row, actor)),
  );

export interface Target {
  readonly key: string;
  /** The record's version for which the form was rendered; without it, no version is checked. */
  readonly version?: string | undefined;
}
export interface OperationInput {
  /** When a list without versions was rendered, ISO 8601. The records must not have changed since. */
  readonly asOf?: string | undefined;
  /** One target, or several where the operation accepts several; otherwise all but the first are ignored. */
  readonly targets?: readonly Target[];
  readonly args: FieldValues;
  /** The key typed again, for operations that cannot be undone. */
  readonly retypedKey?: string | undefined;
  /** The result of `runBeforeDatabaseOpens`. */
  readonly beforeOpenResult?: unknown;
}
export interface CompletedOperation extends OperationResult {
  /** The records with their new versions, for undoing. */
  readonly targets: readonly Required<Target>[];
}

function requireOperation({ operations }: OperationGroup, name: string): Operation {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw missingRecordError();
  return operation;
}

/**
 * Runs the part of an operation that precedes opening the database.
 * @throws OperationError
 */
export function runBeforeDatabaseOpens(
  group: OperationGroup,
  name: string,
  args: FieldValues,
  deployment: DeploymentContext,
): Promise<unknown> {
  const operation = requireOperation(group, name);
  if (!operation.beforeDatabaseOpens) return Promise.resolve(undefined);
  return operation.beforeDatabaseOpens(
    validateArguments(operation.args, args),
    deployment,
    Date.now(),
  );
}

/**
 * Validates the arguments and runs the operation; its changes and the audit entries are one transaction.
 * @throws OperationError, StaleError
 */
export async function runOperation(
  group: OperationGroup,
  name: string,
  { targets = [], args: rawArgs, retypedKey, asOf, beforeOpenResult }: OperationInput,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<CompletedOperation> {
  const operation = requireOperation(group, name);
  const outerContext = AuthorizedContext.for(operation.access, actor, environment);
  if (operation.isCommandOnly && actor.source !== 'command') throw missingRecordError();
  const args = validateArguments(operation.args, rawArgs);
  const parsedTargets =
    operation.scope === 'none' ? [] : parseTargets(group as RecordType, operation, targets);
  if (operation.fieldsToConfirm)
    requireMatchingKey(group as RecordType, parsedTargets[0]?.key ?? '', retypedKey ?? '');
  const targetsToRun = operation.scope === 'none' ? [{ key: '' }] : parsedTargets;
  const preparedValues: unknown[] = [];
  for (const { key } of targetsToRun)
    preparedValues.push(beforeOpenResult ?? (await operation.prepare?.(args, outerContext, key)));
  const completedRuns = await runSerializable(environment.db, async (db) => {
    const context = outerContext.withDb(db);
    const results: { result: OperationResult; version: string }[] = [];
    for (const [index, target] of targetsToRun.entries())
      results.push(
        await runOnTarget(
          { group, name, operation, args, target, asOf, prepared: preparedValues[index] },
          context,
        ),
      );
    return results;
  });
  for (const { key } of targetsToRun) await operation.finish?.(args, outerContext, key);
  const message =
    targetsToRun.length > 1
      ? combineMessages(targetsToRun, completedRuns)
      : completedRuns[0]?.result.message;
  return {
    ...completedRuns[0]?.result,
    ...(message && { message }),
    targets: parsedTargets.map(({ key }, index) => ({
      key,
      version: completedRuns[index]?.version ?? noVersion,
    })),
  };
}

/**
 * One sentence for an operation on several records. If the results differ only in the record's key, this is the same
 * sentence with all keys in place of the first. Otherwise it says how many records are done; undefined without
 * messages.
 */
function combineMessages(
  targets: readonly { readonly key: string }[],
  completedRuns: readonly { readonly result: OperationResult }[],
): BilingualText | undefined {
  const texts = completedRuns.map(({ result }, index) =>
    JSON.stringify(result.message ?? null).replaceAll(targets[index]?.key ?? '', '*'),
  );
  if (new Set(texts).size > 1)
    return { zh: `已完成 ${targets.length} 条。`, en: `${targets.length} are done.` };
  const message = JSON.parse(texts[0] ?? 'null') as BilingualText | null;
  const withKeys = (text: string, separator: string) =>
    text.replace('*', targets.map(({ key }) => key).join(separator));
  return message ? { zh: withKeys(message.zh, '、'), en: withKeys(message.en, ', ') } : undefined;
}

/**
 * The confirmation question of an operation; null for none.
 * @throws OperationError
 */
export async function findConfirmationQuestion(
  group: OperationGroup,
  name: string,
  { targets = [], args: rawArgs }: Pick<OperationInput, 'targets' | 'args'>,
  actor: Actor,
  environment: OperationEnvironment,
): Promise<BilingualText | null> {
  const operation = requireOperation(group, name);
  if (!operation.confirmationQuestion) return null;
  const context = AuthorizedContext.for(operation.access, actor, environment);
  const args = validateArguments(operation.args, rawArgs);
  const recordType = isRecordType(group) && operation.scope !== 'none' ? group : null;
  const targetsToRun = recordType ? parseTargets(recordType, operation, targets) : [{ key: '' }];
  for (const { key } of targetsToRun) {
    const row = (await recordType?.view?.load(key, context)) ?? null;
    const question = operation.confirmationQuestion(args, row, actor);
    if (question) return question;
  }
  return null;
}

/** Maximum number of records in one operation. */
const maxTargets = 100;

/** @throws OperationError 422 */
function parseTargets(recordType: RecordType, operation: Operation, targets: readonly Target[]) {
  if (targets.length === 0 && operation.takesSeveral)
    throw new OperationError(422, {
      zh: '没有完成：请先勾选要处理的记录。',
      en: 'Nothing was done: select the records first.',
    });
  const [first = { key: '' }, ...more] = targets;
  const acceptedTargets = operation.takesSeveral ? [first, ...more] : [first];
  const versionByKey = new Map(
    acceptedTargets.map(({ key, version }) => [parseKey(recordType, key), version] as const),
  );
  if (versionByKey.size > maxTargets)
    throw new OperationError(422, {
      zh: `一次最多 ${maxTargets} 条。`,
      en: `At most ${maxTargets} at once.`,
    });
  return [...versionByKey].map(([key, version]) => ({ key, version }));
}

/** @throws OperationError 422 */
function requireMatchingKey(recordType: RecordType, key: string, retypedKey: string): void {
  const parsedKey = recordType.fields[recordType.key]?.schema.safeParse(retypedKey);
  if (parsedKey?.success && String(parsedKey.data) === key) return;
  throw refusalError(
    bilingual(
      '和上面的不一样，请再输入一次。',
      'This is not the same as above; type it once more.',
    ),
    retypedKeyFieldName,
  );
}

/** The run of an operation on one target, within the transaction. */
interface TargetRun {
  readonly group: OperationGroup;
  readonly name: string;
  readonly operation: Operation;
  readonly args: FieldValues;
  readonly target: Target;
  readonly asOf: string | undefined;
  readonly prepared: unknown;
}

async function runOnTarget(
  { group, name, operation, args, target: { key, version }, asOf, prepared }: TargetRun,
  context: AuthorizedContext,
): Promise<{ result: OperationResult; version: string }> {
  const recordType = isRecordType(group) && operation.scope !== 'none' ? group : null;
  const findRow = async () =>
    recordType ? ((await recordType.view?.load(key, context)) ?? null) : null;
  const row = await findRow();
  if (operation.scope === 'record' && !row) throw missingRecordError();
  if (recordType && row && version === noVersion && !operation.allowsStaleVersion)
    throw refusalError(
      bilingual(
        `已经有 ${key}；要修改，请先打开它。`,
        `There is ${key} already. Open it to change it.`,
      ),
      recordType.key,
    );
  const reason = (row && operation.unavailableReason?.(row, context.actor)) ?? undefined;
  if (recordType && version !== undefined && !operation.allowsStaleVersion)
    if (version !== versionOf(recordType, row)) {
      const lastChanger = await findLastChangerOfRecord(recordType, key, context);
      throw reason && !lastChanger
        ? new OperationError(409, reason)
        : new StaleError(lastChanger, reason);
    }
  if (recordType && asOf !== undefined) await refuseChangedSince(recordType, key, asOf, context);
  if (!row) requireArgumentsForNew(operation, args);
  if (reason) throw new OperationError(409, reason);
  const result = (await operation.run(args, { key, row }, context, prepared)) ?? {};
  if (operation.isUnaudited)
    return { result, version: recordType ? versionOf(recordType, row) : noVersion };
  const after = await findRow();
  const subject = result.subject ?? (recordType ? auditSubject(recordType, key) : null);
  const entry = { subject, auditValues: result.auditValues, before: row, after };
  await writeAuditEntry(recordType, verbOf(group, name), entry, context);
  return { result, version: recordType ? versionOf(recordType, after) : noVersion };
}

/** @throws StaleError for a record that was changed after the given instant, ISO 8601 */
async function refuseChangedSince(
  recordType: RecordType,
  key: string,
  asOf: string,
  context: AuthorizedContext,
) {
  const [lastEntry] = await loadHistory(recordType, key, context, {
    includesViews: false,
    limit: 1,
  });
  if (lastEntry && lastEntry.at > asOf) throw new StaleError(lastEntry.who);
}

/** @throws OperationError 422 */
function requireArgumentsForNew({ args: fields }: Operation, args: FieldValues): void {
  const missingArguments = Object.entries(fields).filter(
    ([name, { isRequiredForNew }]) => isRequiredForNew && args[name] === undefined,
  );
  if (missingArguments.length === 0) return;
  const reason = { zh: '新增时必须填写', en: 'must be given for a new one' };
  throw new OperationError(
    422,
    reason,
    Object.fromEntries(missingArguments.map(([name]) => [name, reason])),
  );
}

const findLastChangerOfRecord = async (
  recordType: RecordType,
  key: string,
  context: AuthorizedContext,
) =>
  (await loadHistory(recordType, key, context, { includesViews: false, limit: 1 }))[0]?.who ?? null;
