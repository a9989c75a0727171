/** Steps for tests of backups and restores: commands as they are typed, on databases in files. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSqlite, type Db } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { readBackendSettings } from '@superbrowser/backend/settings';
import { openExistingDatabase } from '@superbrowser/backend/database/configured-database';
import { runCommand } from '@superbrowser/backend/admin/cli/run-command';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import { siteFunctions } from '@/lib/site-functions-for-operations';

const initialEnvironment = { ...process.env };
const folders: string[] = [];
export const createTestFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  folders.push(folder);
  return folder;
};
export const setDataDir = (dataDir: string) => {
  process.env.DATA_DIR = dataDir;
  return dataDir;
};

const backupsFolder = mkdtempSync(join(tmpdir(), 'backup-'));

/** Gives each test its own DATA_DIR, and removes it afterwards. */
export function isolateDataDir(): void {
  beforeEach(() => {
    delete process.env.DATABASE_URL;
    delete process.env.DOWNLOAD_DIR;
    setDataDir(createTestFolder());
  });
  afterEach(async () => {
    process.env = { ...initialEnvironment };
    await Promise.all(
      folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
    );
  });
  afterAll(() => rmSync(backupsFolder, { recursive: true, force: true }));
}

interface CommandResult {
  readonly code: number;
  readonly data: Record<string, unknown>;
  readonly err: string;
}

async function runInTerminal(args: readonly string[]) {
  const output = { out: '', err: '' };
  if (args[0] === 'restore') await releaseFiles();
  const code = await runCommand([...args, '--by', 'anna'], {
    openDatabase: openExistingDatabase,
    readDeploymentContext: () => ({ ...readDeploymentSettings(), ...siteFunctions }),
    print: (text) => void (output.out += text),
    printError: (text) => void (output.err += text),
  });
  return { code, ...output };
}

/** Runs a command with JSON output, as a program does. */
export async function runAsJson(...args: string[]): Promise<CommandResult> {
  const { code, out, err } = await runInTerminal([...args, '--json', '--lang', 'en']);
  return { code, data: (out ? JSON.parse(out) : {}) as Record<string, unknown>, err };
}

/** Runs a command and returns its output for people. */
export const runAsText = async (...args: string[]): Promise<string> =>
  (await runInTerminal(args)).out;

setFlagsFromString('--expose-gc');
const runGarbageCollector = runInNewContext('gc') as () => void;

/**
 * Frees the files of closed databases, which happens when their statements are garbage-collected. A real command ends
 * its process instead.
 */
async function releaseFiles(): Promise<void> {
  runGarbageCollector();
  await new Promise((resolve) => setImmediate(resolve));
}

async function withOpenedDatabase<T>(file: string, task: (db: Db) => Promise<T>): Promise<T> {
  const db = await openSqlite(file);
  try {
    await migrateToLatest(db);
    return await task(db);
  } finally {
    await db.destroy();
  }
}

/** Runs a function on a database. When it settles, all changes are in the file, and no process has the file open. */
export const withDb = <T>(file: string, task: (db: Db) => Promise<T>): Promise<T> =>
  withOpenedDatabase(file, task).finally(releaseFiles);

export const storeMark = (name: string) => (db: Db) =>
  db.insertInto('settings').values({ name, value: '1' }).execute();
export const loadMarks = (file = readBackendSettings().databaseFile) =>
  withOpenedDatabase(file, async (db) =>
    (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    ),
  );
export const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

const createdFiles = new Map<string, Promise<string>>();

/** Creates a file at the first call, of which tests use copies. @returns its path */
function createOnce(name: string, create: (file: string) => Promise<unknown>): Promise<string> {
  const file = join(backupsFolder, name);
  const creating = createdFiles.get(name) ?? create(file).then(() => file);
  createdFiles.set(name, creating);
  return creating;
}

const createMarkedFile = (name: string) =>
  createOnce(`${name}.db`, (file) => withDb(file, storeMark(name)));

/** Replaces the site's database by one with a marker. */
export const installMarkedDatabase = async (name: string): Promise<void> =>
  copyFile(await createMarkedFile(name), readBackendSettings().databaseFile);

/** A backup of a database with a marker. */
export async function createBackup(name: string): Promise<string> {
  const backup = await createOnce(`${name}-copy.db`, async (file) => {
    const dataDir = process.env.DATA_DIR;
    setDataDir(createTestFolder());
    await installMarkedDatabase(name);
    expect(await runAsJson('backup', file)).toMatchObject({ code: 0, err: '' });
    await releaseFiles();
    process.env.DATA_DIR = dataDir;
  });
  const target = join(createTestFolder(), 'copy.db');
  await copyFile(backup, target);
  await copyFile(`${backup}.sha256`, `${target}.sha256`);
  return target;
}
