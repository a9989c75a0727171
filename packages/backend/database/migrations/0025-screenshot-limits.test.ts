import { sql } from 'kysely';
import { migrateToLatest } from '../migrate';
import { openSqlite } from '../open-database';

it('gives past hits of the limits on screenshots their new names', async () => {
  const db = await openSqlite(':memory:');
  await migrateToLatest(db);
  await sql`delete from kysely_migration where name >= '0025'`.execute(db);
  const hour = '2026-11-02T08:00:00.000Z';
  const hits = (limit_name: string, hits: number) => ({ limit_name, hour, hits });
  const stored = [hits('picturesPerIp', 2), hits('queue-pages', 1), hits('queue-pictures', 3)];
  await db.insertInto('limit_hits').values(stored).execute();
  await migrateToLatest(db);
  expect(await db.selectFrom('limit_hits').selectAll().orderBy('limit_name').execute()).toEqual([
    hits('queue-pages', 1),
    hits('queue-screenshots', 3),
    hits('screenshotsPerIp', 2),
  ]);
  await db.destroy();
});
