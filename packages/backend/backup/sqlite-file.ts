/**
 * Opens a database file without the site's connection: the unfinished file of a copy, or the database a restore
 * replaces.
 */
import 'server-only';
import { sql } from 'kysely';
import Database from 'libsql';
import { createSqliteDb, type Db } from '../database/open-database';

/** Suffixes of the files SQLite keeps next to a database. */
export const sqliteSuffixes = ['-wal', '-shm', '-journal'];

/** Opens a database file for a function. @throws SqliteError `SQLITE_NOTADB` where it is no database */
export async function withSqliteFile<T>(path: string, task: (db: Db) => Promise<T>): Promise<T> {
  const database = new Database(path, { timeout: 2_000 });
  const db = createSqliteDb(database);
  try {
    return await task(db);
  } finally {
    database.close();
  }
}

/** The value of a pragma. */
export async function runPragma(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}
