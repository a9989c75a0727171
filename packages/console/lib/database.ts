/** Opens the site's database for the console, which never creates it and runs none of the site's scheduled work. */
import 'server-only';
import {
  forgetProcessWide,
  findProcessWide,
  getProcessWide,
} from '@/lib/shared-state/process-wide';
import type { Db } from '@superbrowser/backend/database/open';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { sealStoredSecrets } from '@superbrowser/backend/staff/sealed-secret';
import { openExistingDatabase } from '@superbrowser/backend/start';

const processWideKey = 'console database';

async function openConsoleDatabase(): Promise<Db> {
  const db = await openExistingDatabase();
  await migrateToLatest(db);
  await sealStoredSecrets(db);
  return db;
}

/** Opened on first use; a failed opening is tried again on the next call. */
export const getDatabase = (): Promise<Db> =>
  getProcessWide(processWideKey, () =>
    openConsoleDatabase().catch((error: unknown) => {
      forgetProcessWide(processWideKey);
      throw error;
    }),
  );

/** Does nothing where it was never opened; the next call of `getDatabase` opens it again. */
export async function closeDatabase(): Promise<void> {
  const db = await findProcessWide<Promise<Db>>(processWideKey);
  forgetProcessWide(processWideKey);
  await db?.destroy();
}
