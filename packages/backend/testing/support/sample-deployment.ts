/** A deployment, an empty database, and operations for callers of every role, for tests of record types. */
import { openSqlite, type Db } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import type { OperationGroup, RecordType } from '@superbrowser/backend/records/record-type';
import type { Actor } from '@superbrowser/backend/records/access';
import { listRecords, openRecord } from '@superbrowser/backend/records/read-records';
import { runOperation, type OperationInput } from '@superbrowser/backend/records/run-operation';
import type { DeploymentContext } from '@superbrowser/backend/deployment-context';
import type { StaffRole } from '@superbrowser/backend/database/tables/staff';

export const sampleDeployment: DeploymentContext = {
  database: { file: '/nowhere/backend.db' },
  dataDir: '/nowhere',
  downloadDir: null,
  downloadHost: null,
  outboxFile: '/nowhere/outbox.jsonl',
  siteOrigin: 'https://site.example',
  hasUpstream: false,
  smsWebhook: null,
  applicationWebhook: null,
  hasPage: () => false,
  allowsPicture: (url) => url.startsWith('/'),
  describeAnswers: (_, answers) =>
    Object.entries(answers).map(([name, value]) => ({
      name,
      label: { zh: name, en: name },
      text: String(value),
    })),
};

/** Lists, opens and runs operations as an account of the console. */
export function operationsOn(db: Db, deployment: Partial<DeploymentContext> = {}) {
  return (role: StaffRole, name: string = role) => {
    const actor: Actor = { role, name, source: 'console' };
    const environment = { db, deployment: { ...sampleDeployment, ...deployment } };
    return {
      actor,
      list: (recordType: RecordType, query: Record<string, string> = {}) =>
        listRecords(recordType, query, actor, environment),
      open: (recordType: RecordType, key: string) =>
        openRecord(recordType, key, actor, environment),
      /** @param key of one record; null for operations of a list */
      run: (
        group: OperationGroup,
        operation: string,
        key: string | null,
        args: OperationInput['args'] = {},
        more: { version?: string; retypedKey?: string } = {},
      ) => {
        const { version, retypedKey } = more;
        const targets = key === null ? [] : [{ key, version }];
        const input = { targets, args, retypedKey };
        return runOperation(group, operation, input, actor, environment);
      },
    };
  };
}

export async function createMigratedDatabase(): Promise<Db> {
  const db = await openSqlite(':memory:');
  await migrateToLatest(db);
  return db;
}
