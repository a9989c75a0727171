/** Size of the database, and free and total space of the disks with the site's folders. */
import 'server-only';
import { stat, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../database/open-database';
import type { DeploymentContext } from '../../../deployment-context';

export interface DatabaseSize {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Null where unknown. */
  readonly bytes: number | null;
}

/** Settings that name a folder of this machine. */
export const folderLabels = {
  DATA_DIR: bilingual('数据', 'Data'),
  DOWNLOAD_DIR: bilingual('安装包', 'Packages'),
};
type FolderName = keyof typeof folderLabels;

export interface Disk {
  /** The folders on this disk. */
  readonly folders: readonly FolderName[];
  readonly free: number;
  readonly total: number;
}

/** Size of an SQLite database, with its write-ahead log. */
async function measureDatabaseFile(file: string): Promise<number | null> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((path) =>
      stat(/* turbopackIgnore: true */ path).then(
        ({ size }) => size,
        () => null,
      ),
    ),
  );
  return sizes[0] === null ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/**
 * The size of an SQLite database is that of its file and write-ahead log; the size of a PostgreSQL database is what its
 * server reports. `bytes` is null where the file cannot be read.
 */
export async function measureDatabase(
  db: Db,
  { database }: Pick<DeploymentContext, 'database'>,
): Promise<DatabaseSize> {
  if ('file' in database)
    return { kind: 'SQLite', bytes: await measureDatabaseFile(database.file) };
  const sizeQuery = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await sizeQuery.execute(db);
  return { kind: 'PostgreSQL', bytes: Number(rows[0]?.bytes) };
}

/** The disk of a folder; null where the folder does not exist, or its disk cannot be queried. */
async function measureFolderDisk(name: FolderName, folder: string) {
  try {
    const [{ dev }, space] = await Promise.all([
      stat(/* turbopackIgnore: true */ folder),
      statfs(/* turbopackIgnore: true */ folder),
    ]);
    const [free, total] = [space.bavail * space.bsize, space.blocks * space.bsize];
    return total > 0 ? { name, dev, free, total } : null;
  } catch {
    return null;
  }
}

/** Lists each disk once, however many of the folders are on it. */
export async function measureDisks({
  dataDir,
  downloadDir,
}: Pick<DeploymentContext, 'dataDir' | 'downloadDir'>): Promise<Disk[]> {
  const measuredDisks = await Promise.all([
    measureFolderDisk('DATA_DIR', dataDir),
    downloadDir ? measureFolderDisk('DOWNLOAD_DIR', downloadDir) : null,
  ]);
  const knownDisks = measuredDisks.filter((disk) => disk !== null);
  return [...new Set(knownDisks.map(({ dev }) => dev))].map((device) => {
    const foldersOnDisk = knownDisks.filter(({ dev }) => dev === device);
    const { free, total } = foldersOnDisk[0]!;
    return { folders: foldersOnDisk.map(({ name }) => name), free, total };
  });
}
