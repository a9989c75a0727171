/** Where it is kept: the site's own database, also where an upstream holds everything else. */
import 'server-only';
import type { HealthRecords } from '@superbrowser/contract/records/health-records';

/** Loaded on first use. @throws when the database does not open */
export async function openHealthRecords(): Promise<HealthRecords> {
  const [{ siteDatabase }, { healthRecords }] = await Promise.all([
    import('@superbrowser/backend/instance'),
    import('@superbrowser/backend/records/health'),
  ]);
  return healthRecords(await siteDatabase());
}
