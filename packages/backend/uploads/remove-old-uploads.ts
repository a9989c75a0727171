/** Removes abandoned uploads. */
import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { dayMs, hourMs, minuteMs } from '@superbrowser/shared/durations';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import { log } from '../common/log';
import { startRepeatedWork, type RepeatedWork } from '../common/repeated-work';
import { removeUploadFile, uploadPath, uploadFolder } from './upload-files';
import { deleteUnscheduledUpload } from './upload-records';
import { UploadRefusal } from './upload-refusal';

/** Removes files without a row. Such a file remains when it could not be deleted together with its row. */
async function removeOrphanedFiles(db: Db, downloadDir: string, before: number): Promise<number> {
  const names = await readdir(uploadFolder(downloadDir)).catch(() => []);
  const knownIds = new Set(
    (await db.selectFrom('package_uploads').select('upload_id').execute()).map(
      ({ upload_id }) => upload_id,
    ),
  );
  let removedCount = 0;
  for (const id of names.map((name) => name.replace(/^\./, '')).filter((id) => !knownIds.has(id))) {
    const stats = await stat(uploadPath(downloadDir, id)).catch(() => null);
    if (!stats || stats.mtimeMs > before) continue;
    await removeUploadFile(downloadDir, id);
    removedCount += 1;
  }
  return removedCount;
}

/**
 * Removes the file and the row of uploads whose last part came long ago. Scheduled uploads stay.
 * @returns how many were removed
 */
export async function removeOldUploads(db: Db, downloadDir: string, now: number): Promise<number> {
  const before = now - retentionDays.uploads * dayMs;
  const oldRows = await db
    .selectFrom('package_uploads')
    .select('upload_id')
    .where('changed_at', '<=', toInstant(before))
    .execute();
  let removedCount = 0;
  for (const { upload_id } of oldRows) {
    const row = await deleteUnscheduledUpload(db, upload_id).catch((error: unknown) => {
      // Refused: an upload that was scheduled meanwhile or is gone already; an error of the database is reported.
      if (error instanceof UploadRefusal) return null;
      throw error;
    });
    if (!row) continue;
    await removeUploadFile(downloadDir, upload_id);
    removedCount += 1;
  }
  return removedCount + (await removeOrphanedFiles(db, downloadDir, before));
}

async function removeAndReport(db: Db, downloadDir: string): Promise<void> {
  const removedCount = await removeOldUploads(db, downloadDir, Date.now());
  if (removedCount > 0)
    log.info('retention', `removed after their time: package_uploads ${removedCount}`);
}

/** Removes abandoned uploads soon after the start, and hourly. @param downloadDir folder behind /files */
export const startUploadCleanup = (db: Db, downloadDir: string): RepeatedWork =>
  startRepeatedWork('uploads', () => removeAndReport(db, downloadDir), {
    firstAfterMs: minuteMs,
    everyMs: hourMs,
  });
