/** Where samples are kept: the site's own database, also where an upstream holds everything else. */
import 'server-only';
import type { StatusRecords } from '@/lib/schemas/status-records';

/** Loaded on first use. @throws when the database does not open */
export async function openStatusRecords(): Promise<StatusRecords> {
  const [{ siteDatabase }, { statusRecords }] = await Promise.all([
    import('@/lib/backend/instance'),
    import('@/lib/backend/records/status'),
  ]);
  return statusRecords(await siteDatabase());
}
