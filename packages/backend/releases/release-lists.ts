/** Reads and changes the stored lists of versions. */
import 'server-only';
import type { Db } from '../database/open-database';
import type { ReleaseRow } from '../database/tables/releases';
import type { AuthorizedContext } from '../records/authorized-context';
import { packagesToRows, rowsToPackages, type Package } from './package-rows';
import { hasVariants, storedPlatformOf, type Platform } from './platforms';

/**
 * Locks the lists, so that the second of two simultaneous changes sees the first. Writing a row of the settings takes
 * the lock; the row's value is never read.
 */
export async function lockReleases({
  db,
  now,
}: Pick<AuthorizedContext, 'db' | 'now'>): Promise<void> {
  const row = { name: 'releases-changed', value: String(now) };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute();
}

/** The rows of a platform in a list, in their order. */
export const loadReleaseRows = (db: Db, list: ReleaseRow['list'], wirePlatform: string) =>
  db
    .selectFrom('releases')
    .selectAll()
    .where('list', '=', list)
    .where('platform', '=', wirePlatform)
    .orderBy('position')
    .execute();

/** Changes the packages of a platform in one of the lists. @returns the new packages */
async function changePlatformList(
  db: Db,
  list: ReleaseRow['list'],
  wirePlatform: string,
  change: (packages: readonly Package[]) => readonly Package[],
): Promise<readonly Package[]> {
  const packages = change(
    rowsToPackages(await loadReleaseRows(db, list, wirePlatform), !hasVariants(wirePlatform)),
  );
  await db
    .deleteFrom('releases')
    .where('list', '=', list)
    .where('platform', '=', wirePlatform)
    .execute();
  const rows = packagesToRows(packages).map((row, position) => ({
    list,
    platform: wirePlatform,
    position,
    ...row,
  }));
  if (rows.length > 0) await db.insertInto('releases').values(rows).execute();
  return packages;
}

/**
 * Applies the same change to the list of versions and, where a platform has one, its history.
 * @param isInHistory false leaves the history unchanged
 * @returns the packages of the list
 */
export async function changePlatformPackages(
  db: Db,
  platform: Platform,
  change: (packages: readonly Package[]) => readonly Package[],
  isInHistory = true,
): Promise<readonly Package[]> {
  const { wirePlatform, hasHistory } = storedPlatformOf(platform);
  if (hasHistory && isInHistory) await changePlatformList(db, 'history', wirePlatform, change);
  return changePlatformList(db, 'website', wirePlatform, change);
}
