import 'server-only';
import type { Db } from '../database/open';
import type { ReleaseRow } from '../database/tables/releases';
import { packagesToRows, rowsToPackages, type Package } from './rows';
import { hasSlots, storedSystemOf, type ReleaseSystem } from './systems';
import type { AuthorizedContext } from '../admin/context';

/** Takes the lock of the lists: of two who change them at once the second sees what the first did. */
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

/** The packages of a platform in one of the lists, changed by a function. @returns them as they are now */
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

/** The same change in the list of versions and, where a system has one, in its history. */
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
