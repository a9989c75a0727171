/** A copy of the database at one moment, while the site continues to write. */
import 'server-only';
import { stat, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../database/open-database';
import { readSizeAndChecksum } from '../common/size-and-checksum';
import { refusalError } from '../common/operation-error';
import type { DatabaseLocation } from '../deployment-context';
import { replaceAtomically } from './atomic-file';
import { checksumPath, checksumLine } from './checksum-file';
import { dumpPostgres } from './postgres-dump';
import { runPragma, withSqliteFile } from './sqlite-file';
import { countStored, type StoredCounts } from './stored-counts';

interface Snapshot extends StoredCounts {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

async function copySqliteDatabase(db: Db, temporaryFile: string): Promise<StoredCounts> {
  // The copy is made in one read transaction. Writers do not wait for it, and their later commits are not in the copy.
  await sql`vacuum into ${temporaryFile}`.execute(db);
  return withSqliteFile(temporaryFile, async (copy) => {
    const integrity = await runPragma(copy, 'integrity_check');
    if (integrity === 'ok') return countStored(copy);
    throw refusalError(
      bilingual(
        `数据库已损坏：${String(integrity)}。请恢复更早的备份。`,
        `The database is damaged: ${String(integrity)}. Restore an older backup.`,
      ),
    );
  });
}

/**
 * Writes the database to a file, with its checksum next to it.
 * @throws OperationError where the file exists already, the database is damaged, or the tool of PostgreSQL fails
 */
export async function createSnapshot(
  db: Db,
  location: DatabaseLocation,
  target: string,
): Promise<Snapshot> {
  if (await stat(target).catch(() => null))
    throw refusalError(bilingual(`${target} 已经存在。`, `${target} is there already.`));
  const recordCounts = await replaceAtomically(target, (temporaryFile) =>
    'file' in location
      ? copySqliteDatabase(db, temporaryFile)
      : dumpPostgres(db, temporaryFile, location),
  );
  const measured = await readSizeAndChecksum(target);
  await replaceAtomically(checksumPath(target), (temporaryFile) =>
    writeFile(temporaryFile, checksumLine(measured.sha256, target)),
  );
  return { file: target, ...measured, ...recordCounts };
}
