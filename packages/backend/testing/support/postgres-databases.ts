/** PostgreSQL databases created and removed by tests, where TEST_DATABASE_URL names a server. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres, type Db } from '@superbrowser/backend/database/open-database';

/** URL of the server. Tests that need a server are left out without this URL. */
export const postgresServerUrl = process.env.TEST_DATABASE_URL;
const createdDatabases: string[] = [];
async function runOnServer(statement: string): Promise<void> {
  const db = openPostgres(String(postgresServerUrl));
  await sql
    .raw(statement)
    .execute(db)
    .finally(() => db.destroy());
}
const databaseUrl = (name: string) =>
  Object.assign(new URL(String(postgresServerUrl)), { pathname: name }).href;

/** Creates a database for one test. @returns its URL */
export async function createPostgresDatabase(): Promise<string> {
  const name = `backup_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name}`);
  createdDatabases.push(name);
  return databaseUrl(name);
}

/** Runs a function on a database, and closes it. */
export async function withPostgres<T>(url: string, task: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  return task(db).finally(() => db.destroy());
}

/** Removes the created databases. */
export async function dropFreshDatabases(): Promise<void> {
  for (const name of createdDatabases.splice(0))
    await runOnServer(`drop database if exists ${name}`);
}
