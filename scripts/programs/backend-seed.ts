/** Resets the content of the embedded backend to packages/backend/seed/samples.json: `npm run backend -- seed`. */
import { readBackendSettings } from '@superbrowser/backend/settings';
import { openConfiguredDatabase } from '@superbrowser/backend/database/configured-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { reseed } from '@superbrowser/backend/seed/seed-database';

async function main(): Promise<void> {
  if (!readBackendSettings().allowsSampleData)
    throw new Error('samples replace all content: not in production without DEMO=1');
  const db = await openConfiguredDatabase();
  try {
    await migrateToLatest(db);
    await reseed(db);
    console.info('[backend] content reset to the seed file');
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(
    '[backend] cannot reset the content:',
    error instanceof Error ? error.message : error,
  );
  process.exitCode = 1;
});
