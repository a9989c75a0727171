/**
 * The database that the settings name: opening it for the backend or for an operator, and preparing it for the backend.
 */
import 'server-only';
import { existsSync } from 'node:fs';
import { log } from '../common/log';
import { hasSamples, seedIfNew } from '../seed/seed-database';
import { readBackendSettings } from '../settings';
import { migrateToLatest } from './migrate';
import { openPostgres, openSqlite, type Db } from './open-database';

/** Opens the configured database. */
export async function openConfiguredDatabase(): Promise<Db> {
  const { databaseUrl, databaseFile } = readBackendSettings();
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(databaseFile);
}

/** Whether the tables of this site exist. The database may be empty, or belong to another program. */
const hasOurTables = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === 'applications');

/** The error for a missing or foreign database. It does not contain the URL, which may include a password. */
function missingDatabaseError(): Error {
  const { databaseUrl, dataDir } = readBackendSettings();
  const problem = databaseUrl
    ? 'DATABASE_URL names a database without the tables of this site'
    : `DATA_DIR is ${dataDir}, where no database of this site is`;
  return new Error(`${problem}. Is this the right folder, and are these the settings of the site?`);
}

/**
 * Opens the configured database for an operator. Never creates one, because an empty one would look like a site without
 * data.
 * @throws Error in one line naming the setting when there is none
 */
export async function openExistingDatabase(): Promise<Db> {
  const { databaseUrl, databaseFile, dataDir } = readBackendSettings();
  if (!databaseUrl && !existsSync(databaseFile)) throw missingDatabaseError();
  const db = await openConfiguredDatabase();
  const hasTablesOrError = await hasOurTables(db).catch((error: NodeJS.ErrnoException) => error);
  if (hasTablesOrError === true) return db;
  await db.destroy();
  if (hasTablesOrError === false) throw missingDatabaseError();
  const name = databaseUrl ? 'DATABASE_URL' : `DATA_DIR, ${dataDir},`;
  throw new Error(
    `The database of ${name} cannot be read: ${hasTablesOrError.message || hasTablesOrError.code}`,
  );
}

/** Migrates the schema; loads samples on a loopback address and for demonstrations only. */
export async function prepareDatabase(db: Db): Promise<Db> {
  await migrateToLatest(db);
  if (!readBackendSettings().allowsSampleData) await warnUnlessProductionReady(db);
  else if (await seedIfNew(db)) log.info('backend', 'new database filled with the seed content');
  return db;
}

/** Warns of samples in a site's database and of a missing SMS gateway. Only the operator can change either. */
async function warnUnlessProductionReady(db: Db): Promise<void> {
  if (await hasSamples(db))
    log.error(
      'backend',
      'this database was filled with samples by a demonstration: use another one',
    );
  if (!readBackendSettings().smsWebhook)
    log.error('backend', 'SMS_WEBHOOK_URL is not set: no verification codes are sent');
}
