import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { log } from '@/lib/log/log';
import { libsqlDialect, type DialectOptions } from './sqlite-dialect';
import type { Tables } from './schema';

export type Db = Kysely<Tables>;

const busyTimeoutMs = 5_000;

function configure(database: Database.Database): void {
  database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  // FULL: a commit is on the disk before it is acknowledged, also when the power goes.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
}

/** Switching to WAL does not wait for the lock by itself when two processes create the file together. */
async function configureWithRetry(database: Database.Database, attempts = 50): Promise<void> {
  try {
    configure(database);
  } catch (error) {
    if (attempts <= 1 || !/locked|busy/i.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    await configureWithRetry(database, attempts - 1);
  }
}

/** Visitors' data, for this user only from its first byte on. SQLite gives its -wal and -shm files the same mode. */
async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  // One an older version left more open.
  await handle.chmod(0o600).finally(() => handle.close());
}

/** Opens (and creates) a SQLite database file, or `:memory:`. */
export async function openSqlite(file: string, options: DialectOptions = {}): Promise<Db> {
  if (file !== ':memory:') await makePrivate(file);
  const database = new Database(file, { timeout: busyTimeoutMs });
  await configureWithRetry(database);
  return new Kysely<Tables>({ dialect: libsqlDialect(database, options) });
}

/** Opens a pool on a PostgreSQL database. */
export function openPostgres(connectionString: string): Db {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
  });
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on('error', (error) =>
    log.error('backend', 'database connection lost', { reason: error.message }),
  );
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
