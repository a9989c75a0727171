/** Tests when a backup replaces the database, and when everything stays unchanged. */
import { readdirSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import {
  isolateDataDir,
  runAsJson,
  withDb,
  installMarkedDatabase,
  loadMarks,
  readMode,
  createBackup,
} from '../testing/support/backup-steps';
import { spawnBackend } from '../testing/support/backend-process';
import { openSqlite } from '../database/open-database';
import { readBackendSettings } from '../settings';

isolateDataDir();

type Prepare = () => Promise<unknown>;
const prepareNothing: Prepare = () => Promise.resolve();
const prepareEmptyDatabase: Prepare = () =>
  withDb(readBackendSettings().databaseFile, () => Promise.resolve());
const prepareRecords: Prepare = () => installMarkedDatabase('old');
const prepareDamagedFile: Prepare = () =>
  writeFile(readBackendSettings().databaseFile, 'no database at all, and long enough');
const prepareLoneWal: Prepare = async () => {
  await prepareRecords();
  await writeFile(`${readBackendSettings().databaseFile}-wal`, 'of another database');
  await rm(readBackendSettings().databaseFile);
};

it.each<[string, Prepare, string[], number, string[]]>([
  ['no database', prepareNothing, [], 0, ['new']],
  ['an empty database', prepareEmptyDatabase, [], 0, ['new']],
  ['records', prepareRecords, [], 1, ['old']],
  ['records, with --replace', prepareRecords, ['--replace'], 0, ['new']],
  ['a damaged file, with --replace', prepareDamagedFile, ['--replace'], 0, ['new']],
  ['a -wal without its database', prepareLoneWal, [], 0, ['new']],
])('restoring over %s', async (_, prepare, options, code, found) => {
  const backup = await createBackup('new');
  await prepare();
  const result = await runAsJson('restore', backup, ...options);
  expect(result.code).toBe(code);
  expect(await loadMarks()).toEqual(found);
  expect(readdirSync(process.env.DATA_DIR ?? '').filter((name) => /part/.test(name))).toEqual([]);
  if (code === 1)
    expect(result.err).toMatch(/^\S+backend\.db holds records already\. With --replace/);
});

it('does not replace a damaged file unless told to', async () => {
  const backup = await createBackup('new');
  await prepareDamagedFile();
  expect((await runAsJson('restore', backup)).code).toBe(1);
  expect(await readFile(readBackendSettings().databaseFile, 'utf8')).toContain(
    'no database at all',
  );
});

it('keeps the replaced database, in case it was the right one', async () => {
  const backup = await createBackup('new');
  await prepareRecords();
  const { data } = await runAsJson('restore', backup, '--replace');
  expect(String(data.replaced)).toMatch(/\/replaced-\d{4}-\d\d-\d\d-\d{6}\.db$/);
  expect([await loadMarks(String(data.replaced)), readMode(String(data.replaced))]).toEqual([
    ['old'],
    '600',
  ]);
});

it('refuses while a process has the database open, and does not change it', async () => {
  const backup = await createBackup('new');
  const backend = await spawnBackend({ DATA_DIR: process.env.DATA_DIR ?? '' });
  try {
    const { code, err } = await runAsJson('restore', backup, '--replace');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/backend\.db is in use\. Stop the site/),
    ]);
    await backend.stop();
    expect(await runAsJson('restore', backup, '--replace')).toMatchObject({ code: 0 });
    expect(await loadMarks()).toEqual(['new']);
  } finally {
    await backend.stop('SIGKILL');
  }
}, 60_000);

const changeBytes = async (file: string) => {
  const bytes = await readFile(file);
  // Inside the first table's pages; the header stays readable.
  bytes.fill(0xa5, 8_192, 9_000);
  await writeFile(file, bytes);
};
const withoutChecksum = (damage: (file: string) => Promise<unknown>) => async (file: string) => {
  await rm(`${file}.sha256`);
  await damage(file);
};
/** A page that only a complete check reads. */
const damageLastPage = async (file: string) => {
  await withDb(file, (db) =>
    db.transaction().execute(async (tx) => {
      const value = 'x'.repeat(3_000);
      for (let n = 0; n < 20; n += 1)
        await tx
          .insertInto('settings')
          .values({ name: `more ${n}`, value })
          .execute();
      await sql`create table last_page (text text)`.execute(tx);
      await sql`insert into last_page values (${value})`.execute(tx);
    }),
  );
  const bytes = await readFile(file);
  bytes.fill(0xa5, bytes.length - 4_096);
  await writeFile(file, bytes);
};
const replaceDatabase = async (file: string) => {
  await rm(file);
  const db = await openSqlite(file);
  await sql`create table theirs (id integer)`.execute(db);
  await db.destroy();
};
const addNewerMigration = (file: string) =>
  withDb(file, (db) =>
    sql`insert into kysely_migration values ('9999-future', '2027-01-01')`.execute(db),
  );

it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
  ['changed bytes', changeBytes, /SHA-256/],
  ['changed bytes without its checksum', withoutChecksum(changeBytes), /is damaged or no backup/],
  ['a far page changed', withoutChecksum(damageLastPage), /is damaged/],
  ['a missing end', (file) => truncate(file, 10_000), /SHA-256/],
  ['a missing end, without', withoutChecksum((file) => truncate(file, 10_000)), /is damaged/],
  [
    'a part of a page missing',
    withoutChecksum(async (file) => truncate(file, (await readFile(file)).length - 100)),
    /is damaged/,
  ],
  ['nothing in it', withoutChecksum((file) => truncate(file, 0)), /no such file, or nothing in it/],
  [
    'something else',
    withoutChecksum((file) => writeFile(file, 'a text of no interest')),
    /not a database/,
  ],
  ['tables of others', withoutChecksum(replaceDatabase), /no tables of this site/],
  ['a newer version', withoutChecksum(addNewerMigration), /9999-future/],
  ['no file', withoutChecksum((file) => rm(file)), /no such file/],
])('refuses a backup with %s, and does not change the database', async (_, damage, reason) => {
  const backup = await createBackup('new');
  await damage(backup);
  await prepareRecords();
  const { code, err } = await runAsJson('restore', backup, '--replace');
  expect([code, err]).toEqual([1, expect.stringMatching(reason)]);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(await loadMarks()).toEqual(['old']);
  expect(
    readdirSync(process.env.DATA_DIR ?? '').filter((name) => !/^backend\.db/.test(name)),
  ).toEqual([]);
});

it('refuses the database itself as its backup', async () => {
  await prepareRecords();
  expect(await runAsJson('restore', readBackendSettings().databaseFile, '--replace')).toMatchObject(
    {
      code: 1,
    },
  );
  expect(await loadMarks()).toEqual(['old']);
});
