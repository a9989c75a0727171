import { sql } from 'kysely';
import { openPostgres, openSqlite, type Db } from './open-database';
import { migrateToLatest, findNewerMigrations } from './migrate';

async function expectNewerSchemaIsUsed(db: Db): Promise<void> {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await migrateToLatest(db);
  expect(await findNewerMigrations(db)).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
  await sql`insert into kysely_migration values ('9999-future', '2027-01-01')`.execute(db);
  await migrateToLatest(db);
  expect(await findNewerMigrations(db)).toEqual(['9999-future']);
  expect(String(warned.mock.calls[0])).toContain('9999-future');
  warned.mockRestore();
}

it('uses a schema changed by a newer version, and logs that', async () => {
  const db = await openSqlite(':memory:');
  await expectNewerSchemaIsUsed(db);
  await db.destroy();
});

const server = process.env.TEST_DATABASE_URL;

if (server)
  it('uses a schema changed by a newer version on PostgreSQL', async () => {
    const name = `newer_${process.pid}`;
    const control = openPostgres(server);
    await sql.raw(`create database ${name}`).execute(control);
    const db = openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).href);
    try {
      await expectNewerSchemaIsUsed(db);
    } finally {
      await db.destroy();
      await sql.raw(`drop database ${name}`).execute(control);
      await control.destroy();
    }
  });
