/** Tests that an operator who opens the wrong folder gets an error, not an empty database. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres, openSqlite } from './open-database';
import { migrateToLatest } from './migrate';
import { openExistingDatabase } from './configured-database';

const initialEnvironment = { ...process.env };
afterEach(() => {
  process.env.DATA_DIR = initialEnvironment.DATA_DIR;
  process.env.DATABASE_URL = initialEnvironment.DATABASE_URL;
  if (initialEnvironment.DATA_DIR === undefined) delete process.env.DATA_DIR;
  if (initialEnvironment.DATABASE_URL === undefined) delete process.env.DATABASE_URL;
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'existing-'));
  process.env.DATA_DIR = path;
  return path;
}

const refusal = async () => {
  const error: unknown = await openExistingDatabase().then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : 'opened';
};

it('refuses a folder without a database, names it, and leaves it empty', async () => {
  const data = folder();
  expect(await refusal()).toMatch(new RegExp(`^DATA_DIR is ${data}, where no database .*\\?$`));
  expect(existsSync(join(data, 'backend.db'))).toBe(false);
});

it.each([
  ['an empty file', ''],
  ['no database', 'something else entirely, and long enough to be read as a header of one'],
])('refuses %s in its place', async (_, content) => {
  writeFileSync(join(folder(), 'backend.db'), content);
  const message = await refusal();
  expect(message).not.toBe('opened');
  expect(message.split('\n')).toHaveLength(1);
});

it('refuses a foreign database', async () => {
  const db = await openSqlite(join(folder(), 'backend.db'));
  await sql`create table theirs (id integer)`.execute(db);
  await db.destroy();
  expect(await refusal()).toContain('DATA_DIR is');
});

it('opens a database of ours', async () => {
  const db = await openSqlite(join(folder(), 'backend.db'));
  await migrateToLatest(db);
  await db.destroy();
  const opened = await openExistingDatabase();
  expect(await opened.selectFrom('applications').selectAll().execute()).toEqual([]);
  await opened.destroy();
});

it('names DATABASE_URL without its value when the server does not answer', async () => {
  process.env.DATABASE_URL = 'postgres://user:hidden-word@localhost:1/x';
  const message = await refusal();
  expect(message).toMatch(/^The database of DATABASE_URL cannot be read: .+/);
  expect(message).not.toContain('hidden-word');
});

const server = process.env.TEST_DATABASE_URL;

if (server)
  it('refuses a PostgreSQL database without our tables, and opens one with them', async () => {
    const name = `existing_${process.pid}`;
    const control = openPostgres(server);
    await sql.raw(`create database ${name}`).execute(control);
    try {
      process.env.DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;
      expect(await refusal()).toContain('DATABASE_URL names a database without the tables');
      const db = openPostgres(process.env.DATABASE_URL);
      await migrateToLatest(db);
      await db.destroy();
      await (await openExistingDatabase()).destroy();
    } finally {
      await sql.raw(`drop database ${name}`).execute(control);
      await control.destroy();
    }
  });
