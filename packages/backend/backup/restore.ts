/** Replaces the site's database by a backup, or changes nothing. */
import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, link, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { migrateToLatest, findNewerMigrations } from '../database/migrate';
import type { Db } from '../database/open-database';
import { readSizeAndChecksum } from '../common/size-and-checksum';
import { OperationError, refusalError } from '../common/operation-error';
import { replaceAtomically } from './atomic-file';
import { checksumPath } from './checksum-file';
import { runPragma, sqliteSuffixes, withSqliteFile } from './sqlite-file';
import { countRows, countStored, listTables, type StoredCounts } from './stored-counts';

const errorCodeOf = (error: unknown) => String((error as { code?: unknown }).code);

const damagedRefusal = (file: string, reason: string) =>
  refusalError(
    bilingual(
      `${file} 已损坏，或不是本站的备份：${reason}`,
      `${file} is damaged or no backup of this site: ${reason}`,
    ),
  );

const newerVersionRefusal = (migrations: readonly string[]) =>
  refusalError(
    bilingual(
      `备份由更新的版本制作（${migrations.join('、')}）。请换用制作它的版本，或更新的版本。`,
      `A newer version made this backup (${migrations.join(', ')}). Restore it with that version or a later one.`,
    ),
  );

/** The SHA-256 in the file next to a backup; without that file only the backup's content is checked. */
async function readExpectedSha256(file: string): Promise<string | undefined> {
  const text = await readFile(checksumPath(file), 'utf8').catch(() => '');
  return /^[0-9a-f]{64}/.exec(text)?.[0];
}

async function checkMigrateAndCount(db: Db, size: number): Promise<StoredCounts> {
  // The copied file of a running site is in WAL mode, in which SQLite would leave more files next to the copy.
  await runPragma(db, 'journal_mode = DELETE');
  const integrity = await runPragma(db, 'integrity_check');
  if (integrity !== 'ok') throw new Error(String(integrity));
  const pages = Number(await runPragma(db, 'page_count'));
  if (pages * Number(await runPragma(db, 'page_size')) !== size)
    throw new Error('a part of it is missing');
  if (!(await listTables(db)).includes('applications'))
    throw new Error('it has no tables of this site');
  const newerMigrations = await findNewerMigrations(db);
  if (newerMigrations.length > 0) throw newerVersionRefusal(newerMigrations);
  await migrateToLatest(db);
  return countStored(db);
}

/** Copies a backup and checks it. The backup itself is only read. */
async function copyAndPrepare(backup: string, temporaryFile: string): Promise<StoredCounts> {
  const { size } = await readSizeAndChecksum(backup, await readExpectedSha256(backup));
  await pipeline(createReadStream(backup), createWriteStream(temporaryFile));
  try {
    return await withSqliteFile(temporaryFile, (db) => checkMigrateAndCount(db, size));
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const { message, cause } = error as Error;
    throw damagedRefusal(backup, cause instanceof Error ? `${message}: ${cause.message}` : message);
  }
}

const inUseRefusal = (database: string) =>
  refusalError(
    bilingual(
      `${database} 正在使用。请先停掉网站（全部实例）再试。`,
      `${database} is in use. Stop the site (every instance of it) and try again.`,
    ),
  );

const notEmptyRefusal = (database: string) =>
  refusalError(
    bilingual(
      `${database} 里已有数据。加上 --replace 会把它们移到一旁，再换成备份。`,
      `${database} holds records already. With --replace they are put aside and the backup takes their place.`,
    ),
  );

/**
 * Whether a database contains records that would be lost. An unreadable database counts as one with records.
 * @throws OperationError where another process uses the database
 */
async function leaveWalAndCheckForRecords(db: Db, database: string): Promise<boolean> {
  try {
    // Leaving WAL mode needs exclusive access, so it reveals other processes; it also merges the -wal file.
    await runPragma(db, 'journal_mode = DELETE');
    for (const table of await listTables(db)) if ((await countRows(db, table)) > 0) return true;
    return false;
  } catch (error) {
    if (errorCodeOf(error).startsWith('SQLITE_BUSY')) throw inUseRefusal(database);
    return true;
  }
}

const pathExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Takes the present database out of WAL mode, with its log merged, so that it can be set aside.
 * @returns the path at which it will be kept; null when nothing has to be kept
 * @throws OperationError where it is in use, or has records and may not be replaced
 */
async function prepareToSetAside(
  database: string,
  mayReplace: boolean,
  now: number,
): Promise<string | null> {
  if (!(await pathExists(database))) return null;
  const hasData = await withSqliteFile(database, (db) => leaveWalAndCheckForRecords(db, database));
  if (!hasData) return null;
  if (!mayReplace) throw notEmptyRefusal(database);
  const time = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '');
  return join(dirname(database), `replaced-${time.replace('T', '-')}.db`);
}

/**
 * Keeps the present database under a second name. Its own name stays until the backup replaces it in one step, so that
 * a starting site never finds the file missing and creates a new one. The files that SQLite keeps next to it
 * (`sqliteSuffixes`) are renamed in either case, because SQLite would apply them to the backup.
 * @param newPath null where the present database need not be kept
 */
async function keepReplaced(database: string, newPath: string | null): Promise<void> {
  if (newPath) await link(database, newPath);
  for (const suffix of sqliteSuffixes)
    if (await pathExists(`${database}${suffix}`))
      await rename(`${database}${suffix}`, `${newPath ?? `${database}.left`}${suffix}`);
}

interface RestoreResult extends StoredCounts {
  readonly file: string;
  /** Path of the records that were replaced. */
  readonly replaced: string | null;
}

/**
 * Replaces the site's database by a backup, after checking a copy of it.
 * @param from the backup
 * @param database the file of the site's database, which no process may have open
 * @param options mayReplace: whether records that are there may be replaced; they are kept in another file. now:
 * milliseconds
 * @throws OperationError where the backup is damaged, the database is in use, or it contains records and may not be
 * replaced
 */
export async function restoreBackup(
  from: string,
  database: string,
  { mayReplace, now }: { mayReplace: boolean; now: number },
): Promise<RestoreResult> {
  if (await isSameFile(from, database))
    throw refusalError(bilingual('这就是数据库本身。', 'That is the database itself.'));
  let replaced: string | null = null;
  // The database is also checked before the long copy, so that a running site is reported at once.
  await prepareToSetAside(database, mayReplace, now);
  const recordCounts = await replaceAtomically(
    database,
    (temporaryFile) => copyAndPrepare(from, temporaryFile),
    {
      beforeRename: async () => {
        replaced = await prepareToSetAside(database, mayReplace, now);
        await keepReplaced(database, replaced);
      },
    },
  );
  return { file: from, ...recordCounts, replaced };
}

async function isSameFile(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([first, second].map((path) => stat(path).catch(() => null)));
  return a !== null && a?.ino === b?.ino && a?.dev === b?.dev;
}
