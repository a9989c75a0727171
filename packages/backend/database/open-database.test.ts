import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedIfNew } from '../seed/seed-database';
import { spawnBackend } from '../testing/support/backend-process';
import { openSqlite, type Db } from './open-database';
import { migrateToLatest } from './migrate';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function pragma(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

const marker = (name: string) => ({ name, value: '1' });

describe('SQLite', () => {
  it('commits to the disk, also after a transaction', async () => {
    const file = join(folder, 'nested', 'backend.db');
    const db = await openSqlite(file);
    await migrateToLatest(db);
    expect(await pragma(db, 'journal_mode')).toBe('wal');
    // 2 is FULL.
    expect(await pragma(db, 'synchronous')).toBe(2);
    expect(await pragma(db, 'busy_timeout')).toBe(5000);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await db.destroy();
  });

  it('prepares a statement again after a schema change', async () => {
    const db = await openSqlite(join(folder, 'backend.db'));
    await migrateToLatest(db);
    const loadSettings = () => db.selectFrom('settings').selectAll().execute();
    const store = (name: string) => db.insertInto('settings').values(marker(name)).execute();
    expect([await loadSettings(), (await store('a')).length, await loadSettings()]).toEqual([
      [],
      1,
      [marker('a')],
    ]);
    await sql`alter table settings add column note text`.execute(db);
    await store('b');
    await expect(store('b')).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/) as string,
    });
    expect(await loadSettings()).toEqual(
      ['a', 'b'].map((name) => ({ ...marker(name), note: null })),
    );
    await db.destroy();
  });

  it('stores and commits again after it gave up waiting for another process', async () => {
    const [db, other] = await Promise.all([1, 2].map(() => openSqlite(join(folder, 'backend.db'))));
    await migrateToLatest(db!);
    await sql`pragma busy_timeout = 20`.execute(db!);
    const store = (name: string) => db!.insertInto('settings').values(marker(name)).execute();
    await sql`begin immediate`.execute(other!);
    await expect(store('a')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    const together = db!.transaction().execute(() => store('never'));
    await expect(together).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await sql`rollback`.execute(other!);
    // A statement that failed like this and is not run again would block every commit.
    await db!
      .transaction()
      .execute((tx) => tx.insertInto('settings').values(marker('b')).execute());
    await store('c');
    expect(await other!.selectFrom('settings').select('name').orderBy('name').execute()).toEqual([
      { name: 'b' },
      { name: 'c' },
    ]);
    await Promise.all([db!.destroy(), other!.destroy()]);
  });

  it('keeps a database in memory across transactions', async () => {
    const db = await openSqlite(':memory:');
    await migrateToLatest(db);
    await db.transaction().execute((tx) => tx.insertInto('settings').values(marker('a')).execute());
    expect(await db.selectFrom('settings').selectAll().execute()).toHaveLength(1);
    await db.destroy();
  });

  it('undoes a failed transaction and runs others one after the other', async () => {
    const db = await openSqlite(join(folder, 'backend.db'));
    await migrateToLatest(db);
    let fail = () => undefined as void;
    const begun = new Promise<void>((resolve) => (fail = resolve));
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values(marker('lost')).execute();
      await begun;
      throw new Error('no');
    });
    const fine = db
      .transaction()
      .execute((tx) => tx.insertInto('settings').values(marker('kept')).execute());
    fail();
    await expect(failing).rejects.toThrow('no');
    await fine;
    expect(await db.selectFrom('settings').select('name').execute()).toEqual([{ name: 'kept' }]);
    await db.destroy();
  });

  it('is migrated and seeded once by processes that start together', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => spawnBackend({ DATA_DIR: folder })));
    await Promise.all(starts.map((backend) => backend.stop()));
    const db = await openSqlite(join(folder, 'backend.db'));
    await migrateToLatest(db);
    expect(await seedIfNew(db)).toBe(false);
    expect(await db.selectFrom('promoters').selectAll().execute()).toHaveLength(4);
    await db.destroy();
  }, 30_000);
});
