/**
 * Opens the site's database for the console and brings its schema up to date. The console never creates a database and
 * runs none of the site's scheduled work.
 */
import 'server-only';
import type { Db } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { sealStoredSecrets } from '@superbrowser/backend/staff/sealed-secret';
import { openExistingDatabase } from '@superbrowser/backend/database/configured-database';
import {
  forgetProcessWideValues,
  findProcessWideValue,
  getProcessWideValue,
} from '@/lib/core/shared-state/process-wide';

const processWideKey = 'console database';

async function openConsoleDatabase(): Promise<Db> {
  const db = await openExistingDatabase();
  await migrateToLatest(db);
  await sealStoredSecrets(db);
  return db;
}

/** The database is opened on first use. If opening fails, the next call tries again. */
export const getDatabase = (): Promise<Db> =>
  getProcessWideValue(processWideKey, () =>
    openConsoleDatabase().catch((error: unknown) => {
      forgetProcessWideValues(processWideKey);
      throw error;
    }),
  );

/** Closes the database; does nothing where it was never opened. The next call of `getDatabase` opens it again. */
export async function closeDatabase(): Promise<void> {
  const db = await findProcessWideValue<Promise<Db>>(processWideKey);
  forgetProcessWideValues(processWideKey);
  await db?.destroy();
}
