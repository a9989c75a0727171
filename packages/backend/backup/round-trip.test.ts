/**
 * Tests that a backup restores every row, on SQLite and, where TEST_DATABASE_URL names a server, on PostgreSQL with its
 * own tools.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { samplePng } from '@/lib/testing/sample-png';
import {
  dropFreshDatabases,
  createPostgresDatabase,
  withPostgres,
  postgresServerUrl,
} from '../testing/support/postgres-databases';
import {
  setDataDir,
  createTestFolder,
  readMode,
  isolateDataDir,
  runAsJson,
  withDb,
} from '../testing/support/backup-steps';
import { bareApplication } from '../testing/support/bare-application';
import type { Db } from '../database/open-database';
import { migrateToLatest } from '../database/migrate';
import { readBackendSettings } from '../settings';
import { seedIfNew } from '../seed/seed-database';
import { loadBackupStatus } from './backup-status';

isolateDataDir();
afterEach(dropFreshDatabases);

/** Rows with values a copy might lose: all kinds of characters, null, pictures. */
async function fill(db: Db): Promise<void> {
  await migrateToLatest(db);
  await seedIfNew(db);
  const at = '2031-05-05T04:00:00.000Z';
  const text = '张三 “quoted” \\ back\tslash\n行 🙂 \u2028';
  for (const n of [1, 2, 3])
    await db
      .insertInto('applications')
      .values({ ...bareApplication(`22222${n}`, at), contact: text })
      .execute();
  await db
    .insertInto('application_notes')
    .values({ note_id: 'one', apply_no: '222221', at, who: 'anna', text })
    .execute();
  const base64 = samplePng({ text: 'x' }).toString('base64');
  await db
    .insertInto('application_pictures')
    .values({ apply_no: '222221', media_type: 'image/png', base64 })
    .execute();
}

/** The rows of all tables in a fixed order, without the audit log, to which the commands add. */
async function loadRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => table.name !== 'audit_lines')) {
    const result = await sql`select * from ${sql.table(name)}`.execute(db);
    rows[name] = result.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

interface DatabaseKind {
  readonly ending: string;
  /** Creates a new database, which becomes the site's. */
  readonly begin: () => Promise<void>;
  readonly inside: <T>(task: (db: Db) => Promise<T>) => Promise<T>;
  /** Restores a copy into the site's new database. */
  readonly restore: (file: string) => Promise<void>;
}

const sqlite: DatabaseKind = {
  ending: 'db',
  begin: () => Promise.resolve(void setDataDir(createTestFolder())),
  inside: (task) => withDb(readBackendSettings().databaseFile, task),
  restore: async (file) => void expect(await runAsJson('restore', file)).toMatchObject({ code: 0 }),
};

const postgres: DatabaseKind = {
  ending: 'dump',
  async begin() {
    setDataDir(createTestFolder());
    process.env.DATABASE_URL = await createPostgresDatabase();
  },
  inside: (task) => withPostgres(String(process.env.DATABASE_URL), task),
  // Runs the printed command twice: the command fills an empty database, and refuses one that has tables.
  async restore(file) {
    const { code, err } = await runAsJson('restore', file);
    expect(code).toBe(1);
    const printed = () => {
      const { status, stderr } = spawnSync('sh', ['-c', err.slice(err.indexOf('pg_restore --'))]);
      return [status, stderr.toString()];
    };
    expect(printed()).toEqual([0, '']);
    expect(printed()).toEqual([1, expect.stringContaining('already exists')]);
  },
};

describe.each([
  ['SQLite', sqlite] as const,
  ...(postgresServerUrl ? [['PostgreSQL', postgres] as const] : []),
])('backup with %s', (_, { ending, begin, inside, restore }) => {
  it('restores every row into a new database', async () => {
    await begin();
    const packages = join(process.env.DATA_DIR ?? '', 'files');
    mkdirSync(packages);
    writeFileSync(join(packages, 'App-9.0.0.exe'), 'nine');
    const before = await inside(async (db) => {
      await fill(db);
      return loadRows(db);
    });
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const target = createTestFolder();
    const { code, data, err } = await runAsJson('backup', `${target}/`);
    expect([code, err]).toEqual([0, '']);
    expect(data).toMatchObject({ applications: 3, accounts: 0, packages: 1, removed: 0 });
    const file = String(data.file);
    expect(file).toMatch(new RegExp(`/superbrowser-[-0-9]{17}\\.${ending}$`));
    expect([readMode(file), readdirSync(join(target, 'files'))]).toEqual([
      '600',
      ['App-9.0.0.exe'],
    ]);
    const checked = spawnSync('sha256sum', ['--check', `${file}.sha256`], { cwd: target });
    expect(checked.status).toBe(0);
    await begin();
    await restore(file);
    expect(await inside(loadRows)).toEqual(before);
  }, 60_000);

  it('tells every instance on the database when the last one was made', async () => {
    await begin();
    await inside(fill);
    const requestedAt = Date.now();
    const loadStatus = (now = requestedAt) => inside((db) => loadBackupStatus(db, now));
    expect(await loadStatus()).toEqual({ last: null, state: 'never' });
    // A failed backup does not count.
    expect(await runAsJson('backup', '/proc/nowhere/copy.db')).toMatchObject({ code: 1 });
    expect(await loadStatus()).toMatchObject({ state: 'never' });
    await runAsJson('backup', createTestFolder());
    const { last, state } = await loadStatus();
    expect([state, Date.parse(String(last)) >= requestedAt]).toEqual(['good', true]);
    const after = (hours: number) => loadStatus(Date.parse(String(last)) + hours * 3_600_000);
    expect(await after(36)).toMatchObject({ state: 'good' });
    expect(await after(36.1)).toMatchObject({ state: 'overdue', last });
  }, 60_000);

  it('a folder keeps the newest copies, and none older than the privacy agreement allows', async () => {
    await begin();
    await inside(fill);
    const target = createTestFolder();
    const day = 24 * 3_600_000;
    const copy = (daysAgo: number) => {
      const at = new Date(Date.now() - daysAgo * day).toISOString().slice(0, 19);
      return `superbrowser-${at.replace('T', '-').replaceAll(':', '')}.${ending}`;
    };
    const names = [1, 2, 29.9, 30.1, 400].map(copy);
    const others = ['notes.txt', 'superbrowser.dump', `mine-${copy(400)}`];
    for (const name of [...names, ...others, `${names[4]}.sha256`])
      await writeFile(join(target, name), 'x');
    const { data } = await runAsJson('backup', target);
    const backupName = String(data.file).slice(target.length + 1);
    const expectLeft = (some: readonly string[]) =>
      expect(readdirSync(target).sort()).toEqual([...some, ...others].sort());
    expect(data.removed).toBe(2);
    expectLeft([backupName, `${backupName}.sha256`, ...names.slice(0, 3)]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const secondBackup = await runAsJson('backup', target, '--keep', '2');
    const newest = String(secondBackup.data.file).slice(target.length + 1);
    expectLeft([backupName, newest].flatMap((name) => [name, `${name}.sha256`]));
  }, 60_000);
});
