/** Looks into a database file without making it the site's: no WAL, nothing left next to it. */
import 'server-only';
import { sql } from 'kysely';
import Database from 'libsql';
import { overSqlite, type Db } from '../database/open';

export interface OpenedFile {
  readonly db: Db;
}

/** Has something done with a database file. @throws SqliteError `SQLITE_NOTADB` where it is none */
export async function withFile<T>(path: string, act: (file: OpenedFile) => Promise<T>): Promise<T> {
  const database = new Database(path, { timeout: 2_000 });
  const db = overSqlite(database);
  try {
    return await act({ db });
  } finally {
    database.close();
  }
}

/** One value of a pragma. */
export async function pragmaOf({ db }: OpenedFile, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

/** Names of the tables, without those that only record the migrations. */
export const tablesOf = async ({ db }: OpenedFile): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: false })).map(({ name }) => name);

/** How many rows a table has. */
export async function countRows({ db }: OpenedFile, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.n);
}

/** Row counts by which an operator checks a backup against the database. */
export interface Contents {
  readonly applications: number;
  readonly accounts: number;
}

export async function countContents(file: OpenedFile): Promise<Contents> {
  return {
    applications: await countRows(file, 'applications'),
    accounts: await countRows(file, 'users'),
  };
}
