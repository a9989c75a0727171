import { sql } from 'kysely';
import { bareApplication } from '../../testing/support/bare-application';
import { migrateToLatest } from '../migrate';
import { openSqlite } from '../open-database';

it('turns the lines of a note into rows with time and author', async () => {
  const db = await openSqlite(':memory:');
  await migrateToLatest(db);
  await sql`drop table application_notes`.execute(db);
  await sql`delete from kysely_migration where name >= '0023'`.execute(db);
  const created = '2026-11-01T00:00:00.000Z';
  await db.insertInto('applications').values(bareApplication('AAAAAAAAAA', created)).execute();
  const note = '2026-11-02T08:30Z anna: called: no answer\nwritten before names were';
  await sql`update applications set note = ${note}`.execute(db);
  await migrateToLatest(db);
  const rows = await db.selectFrom('application_notes').selectAll().orderBy('at', 'desc').execute();
  expect(rows).toMatchObject([
    { at: '2026-11-02T08:30:00.000Z', who: 'anna', text: 'called: no answer' },
    { at: created, who: '', text: 'written before names were' },
  ]);
  const { rows: left } = await sql`select note from applications`.execute(db);
  expect(left).toEqual([{ note: null }]);
  await db.destroy();
});
