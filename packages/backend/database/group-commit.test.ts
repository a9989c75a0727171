import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { openSqlite, type Db } from './open-database';
import { migrateToLatest } from './migrate';
import type { Tables } from './tables';
import { commitInGroup } from './group-commit';

let folder: string;
let db: Db;
/** The connection of another process, from the database's point of view: it sees what is committed. */
let other: Db;
let commits: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'together-'));
  db = await openSqlite(join(folder, 'backend.db'));
  other = await openSqlite(join(folder, 'backend.db'));
  await migrateToLatest(db);
  commits = 0;
  const transaction = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation(() => {
    commits += 1;
    return transaction();
  });
});
afterEach(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await rm(folder, { recursive: true });
});

const storeName = (name: string) => (transaction: Transaction<Tables>) =>
  transaction.insertInto('settings').values({ name, value: '1' }).execute();
const loadNames = async (from = db) =>
  (await from.selectFrom('settings').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

it('several share one commit, and each resolves when it is done', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `n${n}`);
  await Promise.all(
    names.map(async (name) => {
      await commitInGroup(db, storeName(name));
      expect(await loadNames(other)).toContain(name);
    }),
  );
  expect(await loadNames()).toEqual(names);
  expect(commits).toBeLessThanOrEqual(2);
});

it('a failed write is rolled back alone, and rejects with its reason', async () => {
  const first = commitInGroup(db, storeName('a'));
  const failing = commitInGroup(db, async (transaction) => {
    await storeName('lost')(transaction);
    throw new Error('refused');
  });
  const results = await Promise.allSettled([first, failing, commitInGroup(db, storeName('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(failing).rejects.toThrow('refused');
  expect([await loadNames(), commits]).toEqual([['a', 'b'], 1]);
});

it('a single failed write leaves nothing', async () => {
  const failing = commitInGroup(db, async (transaction) => {
    await storeName('lost')(transaction);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await loadNames()).toEqual([]);
});

it('no write succeeds when the commit fails', async () => {
  await commitInGroup(db, storeName('before'));
  /** Stores a row that refers to a missing row, which the commit detects. */
  const orphan = async (transaction: Transaction<Tables>) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    await sql`create table if not exists child (of text references settings(name))`.execute(
      transaction,
    );
    await sql`insert into child values ('an orphan')`.execute(transaction);
  };
  const results = await Promise.allSettled([
    commitInGroup(db, storeName('a')),
    commitInGroup(db, orphan),
    commitInGroup(db, storeName('b')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await loadNames()).toEqual(['before']);
  // The next write must not run in the transaction that another write left open.
  await commitInGroup(db, storeName('after'));
  expect(await loadNames(other)).toEqual(['after', 'before']);
});

it('keeps its place when the database is busy for a moment', async () => {
  await sql`begin immediate`.execute(other);
  await sql`pragma busy_timeout = 50`.execute(db);
  await expect(commitInGroup(db, storeName('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await sql`rollback`.execute(other);
  await commitInGroup(db, storeName('b'));
  expect(await loadNames()).toEqual(['b']);
});
