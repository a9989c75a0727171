/** Opens the database: a SQLite file, or PostgreSQL. */
import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { log } from '../common/log';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;

const busyTimeoutMs = 5_000;

/**
 * Maximum number of prepared statements that are kept. All statements come from this program's code; the limit is a
 * precaution.
 */
const maxStatements = 500;

const writePattern = /^\s*(insert|update|delete)\b/i;

/**
 * A value as a parameter of SQLite, which has no booleans: libsql would abort the process.
 * @throws TypeError for undefined
 */
function toParameter(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) throw new TypeError('undefined cannot be stored');
  return value;
}

/**
 * libsql behind the interface of better-sqlite3, which Kysely's dialect expects. It compensates for two differences:
 * - A write that gave up waiting for another process's lock stays open in libsql 0.5 until it runs again, and no commit
 * of the connection succeeds meanwhile. So only BEGIN IMMEDIATE waits for the lock, and statements are reused.
 * - A failed commit (a full disk) has already ended the transaction; the ROLLBACK is left out then.
 */
function asSqliteDatabase(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement<[unknown[]]>>();

  function statementOf(sql: string): Database.Statement<[unknown[]]> {
    const cachedStatement = statements.get(sql);
    if (cachedStatement) return cachedStatement;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare<[unknown[]]>(sql);
    statements.set(sql, statement);
    return statement;
  }

  const runStatement = (sql: string) => statementOf(sql).run([]);

  function runInTransaction<T>(task: () => T): T {
    runStatement('BEGIN IMMEDIATE');
    try {
      const result = task();
      runStatement('COMMIT');
      return result;
    } catch (error) {
      if (database.inTransaction) runStatement('ROLLBACK');
      throw error;
    }
  }

  return {
    close: () => void database.close(),
    prepare(sql) {
      const statement = statementOf(sql === 'begin' ? 'BEGIN IMMEDIATE' : sql);
      const execute = <T>(task: () => T): T =>
        writePattern.test(sql) && !database.inTransaction ? runInTransaction(task) : task();
      return {
        reader: statement.reader,
        all: (parameters) => execute(() => statement.all(parameters.map(toParameter))),
        run: (parameters) =>
          sql === 'rollback' && !database.inTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : execute(() => statement.run(parameters.map(toParameter))),
        iterate: () => {
          throw new Error('Streaming is not supported');
        },
      };
    },
  };
}

/** SQLite's DDL is transactional. Declaring this lets the migrator run in one transaction, which is also its lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

function configureConnection(database: Database.Database): void {
  database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  // A commit is on the disk before it is acknowledged, also in a power failure.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
}

/** Retries, because switching to WAL does not wait for the lock when two processes create the file at the same time. */
async function configureWithRetry(database: Database.Database, attempts = 50): Promise<void> {
  try {
    configureConnection(database);
  } catch (error) {
    if (attempts <= 1 || !/locked|busy/i.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    await configureWithRetry(database, attempts - 1);
  }
}

/**
 * Creates the file readable by this user only, because it holds visitors' data. SQLite gives its -wal and -shm files
 * the same mode.
 */
async function createPrivateFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  // An older version may have created the file with wider permissions.
  await handle.chmod(0o600).finally(() => handle.close());
}

/** Kysely over an open SQLite database; destroying it closes the database. */
export const createSqliteDb = (database: Database.Database): Db =>
  new Kysely<Tables>({ dialect: new LibsqlDialect({ database: asSqliteDatabase(database) }) });

/** Opens (and creates) a SQLite database. @param file a path, or `:memory:` */
export async function openSqlite(file: string): Promise<Db> {
  if (file !== ':memory:') await createPrivateFile(file);
  const database = new Database(file, { timeout: busyTimeoutMs });
  await configureWithRetry(database);
  return createSqliteDb(database);
}

/** Opens a pool of connections to a PostgreSQL database. */
export function openPostgres(connectionString: string): Db {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
  });
  // A broken connection is replaced on next use. Without a listener its error would end the process: the pool has a
  // listener for idle connections only, and the query of a connection in use fails in any case.
  const logLostConnection = (error: Error) =>
    log.error('backend', 'database connection lost', { reason: error.message });
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
