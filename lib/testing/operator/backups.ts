/** What tests of backups and restores do: commands as they are typed, on databases in files. */
import { mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSqlite, type Db } from '@/lib/backend/db/connect';
import { migrateToLatest } from '@/lib/backend/db/migrate';
import { databaseFile, openExistingDatabase } from '@/lib/backend/instance';
import { runCommand } from '@/lib/backend/operator/command';
import { configuredSurroundings } from '@/lib/backend/operator/command/surroundings';

const given = { ...process.env };
const folders: string[] = [];
export const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'backup-'));
  folders.push(made);
  return made;
};
export const dataIn = (data: string) => {
  process.env.DATA_DIR = data;
  return data;
};

/** Each test gets a DATA_DIR of its own; everything is gone after it. */
export function ownData(): void {
  beforeEach(() => {
    delete process.env.DATABASE_URL;
    delete process.env.DOWNLOAD_DIR;
    dataIn(folder());
  });
  afterEach(async () => {
    process.env = { ...given };
    await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })));
  });
}

interface Ended {
  readonly code: number;
  readonly data: Record<string, unknown>;
  readonly err: string;
}

export async function run(...args: string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const code = await runCommand([...args, '--json', '--by', 'anna', '--lang', 'en'], {
    open: openExistingDatabase,
    surroundings: configuredSurroundings,
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  await letGo();
  const data = (said.out ? JSON.parse(said.out) : {}) as Record<string, unknown>;
  return { code, data, err: said.err };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A closed database is let go of when its statements are collected; a command's process ends instead. */
async function letGo(): Promise<void> {
  collect();
  await new Promise((resolve) => setImmediate(resolve));
}

export async function withDb<T>(file: string, act: (db: Db) => Promise<T>): Promise<T> {
  const db = await openSqlite(file);
  try {
    await migrateToLatest(db);
    return await act(db);
  } finally {
    await db.destroy();
    await letGo();
  }
}

export const storeMark = (name: string) => (db: Db) =>
  db.insertInto('settings').values({ name, value: '1' }).execute();
export const marks = (file = databaseFile()) =>
  withDb(file, async (db) =>
    (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    ),
  );
export const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** A backup of a database with one mark. */
export async function backupOf(name: string): Promise<string> {
  const data = process.env.DATA_DIR;
  dataIn(folder());
  await withDb(databaseFile(), storeMark(name));
  const target = join(folder(), 'copy.db');
  expect(await run('backup', target)).toMatchObject({ code: 0, err: '' });
  process.env.DATA_DIR = data;
  return target;
}
