import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBase, isBuilding, serverEnv, upstreamKeys } from '@/lib/env/server';
import { hasDemoData } from '@/lib/env/demo';
import { chinaDay } from '@superbrowser/contract/records/china-day';
import { log } from '@/lib/log/log';
import { readFrom } from '@/lib/metrics/metrics';
import type { ReadName } from '@/lib/metrics/registry';
import { iso } from './accounts/time';
import { backlogOf, keepAnnouncing, type Announce } from './applications/announce';
import { signedPost } from './delivery/signed-post';
import { openPostgres, openSqlite, type Db } from './db/open';
import { configuredDelivery, outboxFile } from './delivery';
import { noteMeasured } from './figures';
import { migrateToLatest } from './db/migrate';
import { createDirect, type Direct } from './direct';
import { createBackend, type BackendOptions } from './handler';
import { keepPublishing, keepRemovingUploads } from './release-work';
import { lastBackup } from './records/backups';
import { keepRemovingOld } from './retention';
import { repeat, type RepeatedWork } from './repeated-work';
import { holdsSamples, seedIfNew } from './seed/load';
import { sealStoredSecrets } from './staff/sealed-secret';

/** The file of the database where SQLite holds it. */
export const databaseFile = (): string =>
  join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'backend.db');

/** Opens the configured database. While building: a throw-away one in memory, whatever is configured (B6). */
export async function openDatabase(): Promise<Db> {
  const { DATABASE_URL } = serverEnv();
  if (isBuilding()) return openSqlite(':memory:');
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  return openSqlite(databaseFile());
}

/** Whether our tables are there; the database may be anybody's, or nobody's yet. */
const isOurs = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === 'applications');

/** What is wrong where a database should be that is none of ours; an address may hold a password and is not told. */
function absent(): Error {
  const { DATABASE_URL, DATA_DIR } = serverEnv();
  const where = DATABASE_URL
    ? 'DATABASE_URL names a database without the tables of this site'
    : `DATA_DIR is ${DATA_DIR}, where no database of this site is`;
  return new Error(`${where}. Is this the right folder, and are these the settings of the site?`);
}

/**
 * Opens the configured database for an operator who wants to see what is in it. Never makes one: an empty one
 * would look like a site nobody has written to.
 * @throws Error in one line naming the setting when there is none
 */
export async function openExistingDatabase(): Promise<Db> {
  const { DATABASE_URL, DATA_DIR } = serverEnv();
  if (!DATABASE_URL && !existsSync(databaseFile())) throw absent();
  const db = await openDatabase();
  const ours = await isOurs(db).catch((error: NodeJS.ErrnoException) => error);
  if (ours === true) return db;
  await db.destroy();
  if (ours === false) throw absent();
  const name = DATABASE_URL ? 'DATABASE_URL' : `DATA_DIR, ${DATA_DIR},`;
  throw new Error(`The database of ${name} cannot be read: ${ours.message || ours.code}`);
}

/** Schema up to date; samples are content of demonstrations only. */
export async function prepare(db: Db): Promise<Db> {
  await migrateToLatest(db);
  if (!hasDemoData()) await warnOfSamples(db);
  else if (await seedIfNew(db)) log.info('backend', 'new database filled with the seed content');
  return db;
}

/** What production must not have, and only the operator can decide about. */
async function warnOfSamples(db: Db): Promise<void> {
  if (await holdsSamples(db))
    log.error(
      'backend',
      'this database was filled with samples by a demonstration: use another one',
    );
  if (!serverEnv().SMS_WEBHOOK_URL)
    log.error('backend', 'SMS_WEBHOOK_URL is not set: nobody gets a verification code');
}

/** The operator's own system, where one is configured. */
function configuredAnnounce(): Announce | null {
  const { APPLICATION_WEBHOOK_URL: url, APPLICATION_WEBHOOK_SECRET: secret } = serverEnv();
  return url && secret ? (content) => signedPost(url, secret, content) : null;
}

interface Opened {
  readonly db: Db;
  /** What is done with it beside the answers. */
  readonly work: readonly RepeatedWork[];
}

/** Whether an upstream holds everything but what the site itself writes down. */
const isBesideUpstream = (): boolean => Boolean(serverEnv().UPSTREAM_HOST);

function startWork(db: Db): RepeatedWork[] {
  if (isBuilding()) return [];
  const always = [keepRemovingOld(db, outboxFile()), keepMeasuring(db)];
  if (isBesideUpstream()) return always;
  const announce = configuredAnnounce();
  const announcing = announce
    ? [keepAnnouncing(db, announce), watch('webhook_backlog', () => backlogOf(db))]
    : [];
  const backups = watch('last_backup_timestamp_seconds', () => backupSecond(db));
  return [...always, backups, ...announcing, ...releaseWork(db)];
}

/** A day on which nobody came by a link is one with 0, not one nobody knows of. */
const keepMeasuring = (db: Db): RepeatedWork =>
  repeat('figures', () => noteMeasured(db, [chinaDay(Date.now())]), {
    firstAfter: 1_000,
    every: 10 * 60_000,
  });

/** What versions with a set time and packages on their way need. */
function releaseWork(db: Db): RepeatedWork[] {
  const { DOWNLOAD_HOST, DOWNLOAD_DIR } = serverEnv();
  const downloadDir = DOWNLOAD_HOST ? null : DOWNLOAD_DIR;
  const publishing = keepPublishing({ db, downloadDir });
  return downloadDir ? [publishing, keepRemovingUploads(db, downloadDir)] : [publishing];
}

/** A number monitoring reads, for as long as the database is open. */
function watch(name: ReadName, read: () => Promise<number>): RepeatedWork {
  const forget = readFrom(name, async () => ({ '': await read() }));
  return {
    stop: () => {
      forget();
      return Promise.resolve();
    },
  };
}

/** When the records were last copied, in seconds as monitoring counts them; 0 where they never were. */
const backupSecond = async (db: Db): Promise<number> =>
  Math.floor(Date.parse((await lastBackup(db)) ?? iso(0)) / 1_000);

async function start(): Promise<Opened> {
  const db = await openDatabase();
  try {
    // Beside an upstream nobody reads the content, so there is nothing to fill it with or to warn about.
    await (isBesideUpstream() ? migrateToLatest(db) : prepare(db));
    await sealStoredSecrets(db);
    return { db, work: startWork(db) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

// One per process: hot reloads and the several bundles of a site must share the one SQLite connection.
const shared = globalThis as typeof globalThis & { __backendDatabase?: Promise<Opened> };

/** The database of this process, opened on first use; a failed start is tried again on the next call. */
function database(): Promise<Opened> {
  shared.__backendDatabase ??= start().catch((error: unknown) => {
    delete shared.__backendDatabase;
    throw error;
  });
  return shared.__backendDatabase;
}

const options = async (): Promise<BackendOptions> => ({
  db: (await database()).db,
  filesBase: filesBase(),
  now: Date.now,
  keys: upstreamKeys(),
  deliver: configuredDelivery,
});

/** The database for what the site itself writes down, whoever its upstream is. */
export const siteDatabase = async (): Promise<Db> => (await database()).db;

/** The backend of this process. */
export const embeddedBackend = async (): Promise<ReturnType<typeof createBackend>> =>
  createBackend(await options());

/** The backend of this process, for this process. */
export const embeddedDirect = async (): Promise<Direct> => createDirect(await options());

/** Closes the database of this process, if it was opened, after the work that needs it. */
export async function closeDatabase(): Promise<void> {
  const opened = await shared.__backendDatabase;
  delete shared.__backendDatabase;
  if (!opened) return;
  await Promise.all(opened.work.map((work) => work.stop()));
  await opened.db.destroy();
}
