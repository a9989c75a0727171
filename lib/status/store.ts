/** Where samples are kept: the site's own database, also where an upstream holds everything else. */
import 'server-only';
import type { StatusRecords } from '@superbrowser/contract/records/status-records';

/** Loaded on first use. @throws when the database does not open */
export async function openStatusRecords(): Promise<StatusRecords> {
  const [{ siteDatabase }, { statusRecords }] = await Promise.all([
    import('@superbrowser/backend/instance'),
    import('@superbrowser/backend/records/status'),
  ]);
  return statusRecords(await siteDatabase());
}
