import { sql } from 'kysely';
import { migrateToLatest } from '../migrate';
import { openSqlite } from '../open-database';

it('gives past hits the new names of their limits', async () => {
  const db = await openSqlite(':memory:');
  await migrateToLatest(db);
  await sql`delete from kysely_migration where name >= '0024'`.execute(db);
  const hour = '2026-11-02T08:00:00.000Z';
  const hits = (limit_name: string, hits: number) => ({ limit_name, hour, hits });
  const stored = [hits('codeAddress', 2), hits('eventsOverall', 1), hits('queue-pages', 3)];
  await db.insertInto('limit_hits').values(stored).execute();
  await migrateToLatest(db);
  expect(await db.selectFrom('limit_hits').selectAll().orderBy('limit_name').execute()).toEqual([
    hits('codesPerIp', 2),
    hits('eventsOverall', 1),
    hits('queue-pages', 3),
  ]);
  await db.destroy();
});
