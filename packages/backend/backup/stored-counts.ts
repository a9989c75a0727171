/** Counts what a database, or a copy of it, holds. */
import 'server-only';
import { sql } from 'kysely';
import type { Db } from '../database/open-database';

/** Names of the tables, without those that record the migrations. */
export const listTables = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: false })).map(({ name }) => name);

export async function countRows(db: Db, table: string): Promise<number> {
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

export const countStored = async (db: Db): Promise<StoredCounts> => ({
  applications: await countRows(db, 'applications'),
  accounts: await countRows(db, 'users'),
});
