/** Runs operations on the database of a subject, as a command would. */
import type { AuditSource } from '@superbrowser/backend/database/tables/audit';
import {
  isRecordType,
  type RecordType,
  type FieldValues,
} from '@superbrowser/backend/records/record-type';
import { findGroup } from '@superbrowser/backend/admin/all-operation-groups';
import { listRecords, openRecord } from '@superbrowser/backend/records/read-records';
import {
  runOperation,
  type CompletedOperation,
  type Target,
} from '@superbrowser/backend/records/run-operation';
import type { DeploymentContext } from '@superbrowser/backend/deployment-context';
import { siteFunctions } from '@/lib/site-functions-for-operations';
import { sampleDeployment } from './sample-deployment';
import type { TestedBackend } from './tested-backend';

interface StepOptions extends Partial<DeploymentContext> {
  readonly who?: string;
  readonly now?: number;
  readonly source?: AuditSource;
}

/** Splits `applications take` into a group and the name of its operation; plain commands are one word. */
function operationNamed(name: string) {
  const [groupName = '', operationName] = name.split(' ');
  const group = findGroup(operationName === undefined ? '' : groupName);
  if (!group) throw new Error(`There is no ${name}`);
  return { group, operationName: operationName ?? groupName };
}

export function adminSteps(subject: () => TestedBackend) {
  const actorAndEnvironment = ({
    who = 'anna',
    now,
    source = 'command',
    ...more
  }: StepOptions) => ({
    actor: { name: who, role: 'owner', source } as const,
    deployment: {
      ...sampleDeployment,
      ...siteFunctions,
      outboxFile: subject().outboxFile,
      ...more,
    },
    ...(now !== undefined && { now }),
  });

  /** Runs an operation on records with their expected version. */
  const performOn = (
    name: string,
    targets: readonly Target[],
    args: FieldValues = {},
    options: StepOptions = {},
  ) =>
    subject().withDb((db): Promise<CompletedOperation> => {
      const { group, operationName } = operationNamed(name);
      const { actor, ...environment } = actorAndEnvironment(options);
      const retypedKey = targets[0]?.key;
      const input = { targets, args, retypedKey };
      return runOperation(group, operationName, input, actor, { db, ...environment });
    });

  /**
   * Runs an operation; each call has its own connection where the subject supports it.
   * @param input arguments, with the key of the record by its name; several are separated by commas
   */
  const perform = (
    name: string,
    input: object,
    options: StepOptions = {},
  ): Promise<CompletedOperation> => {
    const { group, operationName } = operationNamed(name);
    const operation = group.operations[operationName];
    if (!operation) throw new Error(`There is no ${name}`);
    if (operation.scope === 'none' || !isRecordType(group))
      return performOn(name, [], input as FieldValues, options);
    const { [group.key]: typed, ...args } = input as FieldValues;
    const keys = operation.takesSeveral
      ? String(typed ?? '').split(/[\s,，]+/)
      : [String(typed ?? '')];
    return performOn(
      name,
      keys.map((key) => ({ key })),
      args,
      options,
    );
  };

  /** The data of an operation, the rows of a list, or an opened record, in the type a test expects. */
  const loadData = async <T = Record<string, unknown>>(
    name: string,
    input: object,
    options: StepOptions = {},
  ): Promise<T> => {
    const { group, operationName } = operationNamed(name);
    if (operationName in group.operations) return (await perform(name, input, options)).data as T;
    return subject().withDb(async (db) => {
      const { actor, ...environment } = actorAndEnvironment(options);
      const recordType = group as RecordType;
      const filters = input as Record<string, string>;
      if (operationName === 'show')
        return (
          await openRecord(recordType, filters[recordType.key] ?? '', actor, { db, ...environment })
        ).row as T;
      const parameters = { size: '10000', ...filters };
      return (await listRecords(recordType, parameters, actor, { db, ...environment })).rows as T;
    });
  };
  /** A record as an account opens it: its version and its history. */
  const openAs = (name: string, key: string, options: StepOptions = {}) =>
    subject().withDb((db) => {
      const { actor, ...environment } = actorAndEnvironment(options);
      return openRecord(findGroup(name) as RecordType, key, actor, { db, ...environment });
    });
  /** Audit lines, newest first. */
  const loadAuditEntries = (verb: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select(['who', 'verb', 'subject', 'detail'])
        .where('verb', '=', verb)
        .orderBy('at', 'desc')
        .execute(),
    );
  return { perform, performOn, loadData, openAs, loadAuditEntries };
}
