/** A copy of a PostgreSQL database, made by PostgreSQL's own tool. */
import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../database/open-database';
import { refusalError, type OperationError } from '../common/operation-error';
import type { DatabaseLocation } from '../deployment-context';
import { countStored, type StoredCounts } from './stored-counts';

type PostgresLocation = Extract<DatabaseLocation, { readonly postgres: string }>;

const execFileAsync = promisify(execFile);

/** The failure in one line; the tool's own messages contain neither password nor records. */
function dumpRefusal(error: unknown): OperationError {
  const { code, stderr = '', message } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === 'ENOENT')
    return refusalError(
      bilingual(
        '没有安装 pg_dump。请安装 PostgreSQL 的客户端工具，版本不低于服务器：apt-get install postgresql-client',
        'pg_dump is not installed. Install the tools of PostgreSQL, no older than the server: apt-get install postgresql-client',
      ),
    );
  const reason = (stderr || message)
    .trim()
    .split(/\s*\n\s*/)
    .join('; ');
  return refusalError(bilingual(`pg_dump 失败：${reason}`, `pg_dump failed: ${reason}`));
}

async function runPgDump(
  target: string,
  { postgres, password }: PostgresLocation,
  snapshot: string,
) {
  const options = ['--format=custom', '--no-owner', '--no-password'];
  const connectionOptions = [`--snapshot=${snapshot}`, `--file=${target}`, `--dbname=${postgres}`];
  // Other users of the machine can read arguments, but not the environment.
  const env = { ...process.env, ...(password !== null && { PGPASSWORD: password }) };
  try {
    await execFileAsync('pg_dump', [...options, ...connectionOptions], { env });
  } catch (error) {
    throw dumpRefusal(error);
  }
}

/**
 * Dumps the database to a file for `pg_restore`, while the site continues to write.
 * @returns its row counts
 * @throws OperationError where `pg_dump` is missing or fails
 */
export const dumpPostgres = (
  db: Db,
  target: string,
  location: PostgresLocation,
): Promise<StoredCounts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // Dump and counts use the same snapshot, whose transaction must stay open until the tool has finished.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(
        transaction,
      );
      await runPgDump(target, location, rows[0]?.id ?? '');
      return countStored(transaction);
    });
