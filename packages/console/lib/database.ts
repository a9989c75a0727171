/** The records the console shows: those of the site. It makes none, and does none of the site's own work on them. */
import 'server-only';
import { forgetProcessWide, ifProcessWide, processWide } from '@/lib/process-wide';
import type { Db } from '@superbrowser/backend/database/open';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { sealStoredSecrets } from '@superbrowser/backend/staff/sealed-secret';
import { openExistingDatabase } from '@superbrowser/backend/start';

const name = 'console database';

async function open(): Promise<Db> {
  const db = await openExistingDatabase();
  await migrateToLatest(db);
  await sealStoredSecrets(db);
  return db;
}

/** Opened on first use; a failed opening is tried again on the next call. */
export const database = (): Promise<Db> =>
  processWide(name, () =>
    open().catch((error: unknown) => {
      forgetProcessWide(name);
      throw error;
    }),
  );

export async function closeDatabase(): Promise<void> {
  const db = await ifProcessWide<Promise<Db>>(name);
  forgetProcessWide(name);
  await db?.destroy();
}
