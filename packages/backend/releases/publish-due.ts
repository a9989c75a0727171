/** Publishes scheduled versions. If several instances run, exactly one of them publishes a version. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { log, reasonOf } from '../common/log';
import { startRepeatedWork, type RepeatedWork } from '../common/repeated-work';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import type { ScheduledReleaseRow } from '../database/tables/releases';
import { removeUploadFile } from '../uploads/upload-files';
import { writeAuditEntry } from '../records/audit-log';
import { OperationError, refusalError } from '../common/operation-error';
import { runSerializable } from '../database/serializable';
import {
  deleteUploadRow,
  linkUploadedPackage,
  refuseTakenName,
  requireCompleteUpload,
  type CompleteUpload,
} from './link-upload';
import { publishRelease, type ReleaseDescription, type PublishedFile } from './publish-release';

interface ReleaseJobContext {
  readonly db: Db;
  /** Folder behind /files; null where a download host serves the packages. */
  readonly downloadDir: string | null;
  readonly now?: () => number;
}

/**
 * The uploaded package of a version; null for a package on another host. It is checked before the transaction, which
 * then only links it; where the disk has no links, the transaction copies it.
 */
async function findUploadedPackage(
  { upload_id, line }: ScheduledReleaseRow,
  { db, downloadDir }: ReleaseJobContext,
): Promise<{ readonly upload: CompleteUpload; readonly downloadDir: string } | null> {
  if (!upload_id) return null;
  if (!downloadDir)
    throw refusalError(
      bilingual(
        '安装包已改放在 DOWNLOAD_HOST 上，这个是之前上传的。',
        'Packages are on DOWNLOAD_HOST now; this one was uploaded before.',
      ),
    );
  const upload = await requireCompleteUpload(upload_id, { db, downloadDir });
  await refuseTakenName(upload, line, downloadDir);
  return { upload, downloadDir };
}

/** Puts the package in its public place. @returns its URL, size and SHA-256, and a function that removes it again */
async function linkScheduledPackage(
  row: ScheduledReleaseRow,
  uploadedPackage: Awaited<ReturnType<typeof findUploadedPackage>>,
) {
  const { url, size, sha256, line } = row;
  if (uploadedPackage)
    return linkUploadedPackage(uploadedPackage.upload, line, uploadedPackage.downloadDir);
  const publishedFile: PublishedFile = { url, ...(size && { size }), ...(sha256 && { sha256 }) };
  return { ...publishedFile, undoLink: () => Promise.resolve() };
}

/** Stores the version with its audit entry. @returns null where another instance was first */
async function publishScheduled(row: ScheduledReleaseRow, job: ReleaseJobContext, now: number) {
  const uploadedPackage = await findUploadedPackage(row, job);
  return runSerializable(job.db, async (db) => {
    // The instance that deletes the row publishes; others wait here and then find no row.
    const claimedRow = await db
      .deleteFrom('scheduled_releases')
      .where('release_id', '=', row.release_id)
      .where('failure', 'is', null)
      .returning('release_id')
      .executeTakeFirst();
    if (!claimedRow) return null;
    const { undoLink, ...publishedFile } = await linkScheduledPackage(row, uploadedPackage);
    try {
      const release = { ...row, platform: row.system } as ReleaseDescription;
      const result = await publishRelease(release, publishedFile, { db, now }, row.due_at);
      if (row.upload_id) await deleteUploadRow(db, row.upload_id);
      const actor = { name: row.who, source: 'schedule' } as const;
      const { subject = null, auditValues } = result;
      await writeAuditEntry(null, 'releases publish', { subject, auditValues }, { actor, db, now });
      return result;
    } catch (error) {
      await undoLink();
      throw error;
    }
  });
}

const fileFailure: BilingualText = {
  zh: '无法把安装包放到下载目录。请查看日志，再重新发布。',
  en: 'The package could not be put into the download folder. See the log, then publish it again.',
};

/**
 * The reason why publishing is impossible; null where only this attempt failed, for instance because the database was
 * down.
 */
function permanentFailure(error: unknown): BilingualText | null {
  if (error instanceof OperationError) return error.reason;
  // Most errors of files have a `path`, that of a full disk while writing has only its code. Errors of a connection to
  // the database have neither.
  const { path, code = '' } = error as NodeJS.ErrnoException;
  return path || ['ENOSPC', 'EDQUOT'].includes(code) ? fileFailure : null;
}

/**
 * Stores the reason of a failure.
 * @returns false where the version was published or canceled meanwhile, or already has a stored failure
 */
async function recordFailure(
  db: Db,
  id: string,
  failure: BilingualText,
  now: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('scheduled_releases')
    .set({ failure: JSON.stringify(failure), failed_at: toInstant(now) })
    .where('release_id', '=', id)
    .where('failure', 'is', null)
    .returning('release_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** @returns whether this instance published the version */
async function publishOrRecordFailure(
  row: ScheduledReleaseRow,
  job: ReleaseJobContext,
  now: number,
) {
  const { release_id, upload_id, system: platform, line, version } = row;
  const name = `${platform} ${line} ${version}`;
  try {
    const result = await publishScheduled(row, job, now);
    if (!result) return false;
    if (upload_id && job.downloadDir) await removeUploadFile(job.downloadDir, upload_id);
    log.info('releases', `published at its time: ${name}`);
    return true;
  } catch (error) {
    const failure = permanentFailure(error);
    const reason = reasonOf(error);
    if (!failure) log.warn('releases', `not published yet, tried again: ${name}`, { reason });
    else if (await recordFailure(job.db, release_id, failure, now))
      log.error('releases', `not published at its time: ${name}`, { reason });
    return false;
  }
}

/** Publishes all due versions. @returns how many this instance published */
export async function publishDueReleases(job: ReleaseJobContext): Promise<number> {
  const now = (job.now ?? Date.now)();
  const dueRows = await job.db
    .selectFrom('scheduled_releases')
    .selectAll()
    .where('due_at', '<=', toInstant(now))
    .where('failure', 'is', null)
    .orderBy('due_at')
    .execute();
  let publishedCount = 0;
  for (const row of dueRows) if (await publishOrRecordFailure(row, job, now)) publishedCount += 1;
  return publishedCount;
}

/** How often due versions are looked for; hashing a large package delays the next time. */
const publishEveryMs = 10_000;

/** Publishes due versions repeatedly, until it is stopped. */
export const startScheduledPublishing = (job: ReleaseJobContext): RepeatedWork =>
  startRepeatedWork('releases', () => publishDueReleases(job), { everyMs: publishEveryMs });
