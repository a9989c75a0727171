/** Looks into a database file without making it the site's: no WAL, nothing left beside it. */
import 'server-only';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tables } from '../../db/schema';
import { libsqlDialect } from '../../db/sqlite-dialect';

export interface OpenedFile {
  readonly client: Client;
  readonly db: Db;
}

/** Has something done with a database file. @throws LibsqlError `SQLITE_NOTADB` where it is none */
export async function withFile<T>(path: string, act: (file: OpenedFile) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 2_000 });
  const db = new Kysely<Tables>({ dialect: libsqlDialect(client) });
  try {
    return await act({ client, db });
  } finally {
    client.close();
  }
}

/** One value of a pragma. */
export const pragmaOf = async ({ client }: OpenedFile, name: string): Promise<unknown> =>
  Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];

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

/** What an operator compares a backup and what came of it by. */
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
