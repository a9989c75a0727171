/** Opens a database file without the site's connection: a draft of a copy, or the database a restore replaces. */
import 'server-only';
import { sql } from 'kysely';
import Database from 'libsql';
import { createSqliteDb, type Db } from '../database/open';

export interface OpenedFile {
  readonly db: Db;
}

/** Opens a database file for a function. @throws SqliteError `SQLITE_NOTADB` where it is no database */
export async function withSqliteFile<T>(
  path: string,
  task: (file: OpenedFile) => Promise<T>,
): Promise<T> {
  const database = new Database(path, { timeout: 2_000 });
  const db = createSqliteDb(database);
  try {
    return await task({ db });
  } finally {
    database.close();
  }
}

/** The value of a pragma. */
export async function readPragma({ db }: OpenedFile, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

/** Names of the tables, without those that record the migrations. */
export const listTables = async ({ db }: OpenedFile): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: false })).map(({ name }) => name);

/** Number of rows in a table. */
export async function countRows({ db }: OpenedFile, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.n);
}

/** Row counts by which an operator checks a backup against the database. */
export interface StoredCounts {
  readonly applications: number;
  readonly accounts: number;
}

/** Counts what a database or its copy holds; the operator compares both. */
export async function countStored(file: OpenedFile): Promise<StoredCounts> {
  return {
    applications: await countRows(file, 'applications'),
    accounts: await countRows(file, 'users'),
  };
}
