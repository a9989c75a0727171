/** The records the console shows: those of the site. It makes none, and does none of the site's own work on them. */
import 'server-only';
import type { Db } from '@superbrowser/backend/db/open';
import { migrateToLatest } from '@superbrowser/backend/db/migrate';
import { sealStoredSecrets } from '@superbrowser/backend/staff/sealed-secret';
import { openExistingDatabase } from '@superbrowser/backend/instance';

// One per process: the server and the pages are bundles of their own.
const shared = globalThis as typeof globalThis & { __consoleDatabase?: Promise<Db> };

async function open(): Promise<Db> {
  const db = await openExistingDatabase();
  await migrateToLatest(db);
  await sealStoredSecrets(db);
  return db;
}

/** Opened on first use; a failed opening is tried again on the next call. */
export function database(): Promise<Db> {
  shared.__consoleDatabase ??= open().catch((error: unknown) => {
    delete shared.__consoleDatabase;
    throw error;
  });
  return shared.__consoleDatabase;
}

export async function closeDatabase(): Promise<void> {
  const db = await shared.__consoleDatabase;
  delete shared.__consoleDatabase;
  await db?.destroy();
}
