import 'server-only';
import type { Db } from '../database/open';
import type { ReleaseRow } from '../database/tables/releases';
import { packagesToRows, rowsToPackages, type Package } from './rows';
import { hasSlots, storedSystemOf, type ReleaseSystem } from './systems';
import type { AuthorizedContext } from '../admin/context';

/** Locks the lists, so that the second of two simultaneous changes sees the first. */
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

export const loadRows = (list: ReleaseRow['list'], platform: string, db: Db) =>
  db
    .selectFrom('releases')
    .selectAll()
    .where('list', '=', list)
    .where('platform', '=', platform)
    .orderBy('position')
    .execute();

/** Changes the packages of a platform in one of the lists. @returns the new packages */
export async function changeList(
  list: ReleaseRow['list'],
  platform: string,
  change: (packages: readonly Package[]) => readonly Package[],
  db: Db,
): Promise<readonly Package[]> {
  const packages = change(rowsToPackages(await loadRows(list, platform, db), !hasSlots(platform)));
  await db
    .deleteFrom('releases')
    .where('list', '=', list)
    .where('platform', '=', platform)
    .execute();
  const rows = packagesToRows(packages).map((row, position) => ({
    list,
    platform,
    position,
    ...row,
  }));
  if (rows.length > 0) await db.insertInto('releases').values(rows).execute();
  return packages;
}

/** Applies the same change to the list of versions and, where a system has one, its history. */
export async function changeSystem(
  system: ReleaseSystem,
  change: (packages: readonly Package[]) => readonly Package[],
  db: Db,
  inHistory = true,
): Promise<readonly Package[]> {
  const { platform, history } = storedSystemOf(system);
  if (history && inHistory) await changeList('history', platform, change, db);
  return changeList('website', platform, change, db);
}
