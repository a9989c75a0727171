/** Uploads of packages: a row for each, and a file that grows part by part until it is complete. */
import 'server-only';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import type { PackageUploadRow } from '../database/tables/releases';
import { readSizeAndChecksum } from '../common/size-and-checksum';
import { requirePackageName } from '../common/package-name';
import { appendPart, type UploadPart } from './append-part';
import {
  readFileSize,
  readFileHead,
  createUploadFile,
  removeUploadFile,
  uploadPath,
} from './upload-files';
import {
  hasExpectedBeginning,
  packageExtension,
  beginningByteCount,
  packageExtensions,
} from './file-beginnings';
import { tooLargeRefusal, UploadRefusal, uploadRefusal } from './upload-refusal';

/** Where uploads are stored, and their limits. */
export interface UploadContext {
  readonly db: Db;
  readonly downloadDir: string;
  /** Bytes of the largest package. */
  readonly maxBytes: number;
  /** Whether a sample is accepted as a package of any kind. */
  readonly acceptsSamples: boolean;
}

/** An upload with the number of received bytes. */
export interface Upload extends PackageUploadRow {
  readonly received: number;
}

const readUploadProgress = async (row: PackageUploadRow, downloadDir: string): Promise<Upload> => ({
  ...row,
  received: (await readFileSize(uploadPath(downloadDir, row.upload_id))) ?? 0,
});

/** @throws UploadRefusal where there is none with this id */
export async function requireUpload(
  id: string,
  context: Pick<UploadContext, 'db' | 'downloadDir'>,
) {
  const row = await context.db
    .selectFrom('package_uploads')
    .selectAll()
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (!row) throw uploadRefusal('gone');
  return readUploadProgress(row, context.downloadDir);
}

/** Uploads in progress or waiting to be published, newest first, without scheduled ones. */
export async function loadUnpublishedUploads({
  db,
  downloadDir,
}: Pick<UploadContext, 'db' | 'downloadDir'>) {
  const rows = await db
    .selectFrom('package_uploads')
    .selectAll()
    .where('upload_id', 'not in', (eb) =>
      eb.selectFrom('scheduled_releases').select('upload_id').where('upload_id', 'is not', null),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return Promise.all(rows.map((row) => readUploadProgress(row, downloadDir)));
}

const wrongKindRefusal = (name: string) =>
  new UploadRefusal('invalidFile', {
    zh: `“${name}”不是安装包。可以上传：${packageExtensions.map((extension) => `.${extension}`).join('、')}。`,
    en: `“${name}” is not a package. These are: ${packageExtensions.map((extension) => `.${extension}`).join(', ')}.`,
  });

const wrongContentRefusal = (name: string) =>
  new UploadRefusal('invalidFile', {
    zh: `文件内容不是 .${packageExtension(name)} 安装包，没有保存。请检查是否选错了文件。`,
    en: `The content is not that of a .${packageExtension(name)} package; nothing was kept. Is it the right file?`,
  });

/** @throws UploadRefusal, OperationError */
function requireUploadableFile(name: string, bytes: number, maxBytes: number): string {
  const fileName = requirePackageName(name);
  if (!packageExtensions.includes(packageExtension(fileName))) throw wrongKindRefusal(fileName);
  if (!Number.isInteger(bytes) || bytes < 1)
    throw new UploadRefusal('invalidFile', { zh: '这个文件是空的。', en: 'This file is empty.' });
  if (bytes > maxBytes) throw tooLargeRefusal(maxBytes);
  return fileName;
}

/**
 * Starts an upload under the given id.
 * @throws UploadRefusal, OperationError for a file that would be refused in the end
 */
export async function beginUpload(
  upload: {
    readonly id: string;
    readonly staff: string;
    readonly name: string;
    readonly bytes: number;
  },
  context: UploadContext,
  now: number,
): Promise<Upload> {
  const fileName = requireUploadableFile(upload.name, upload.bytes, context.maxBytes);
  await createUploadFile(context.downloadDir, upload.id, upload.bytes);
  const { id: upload_id, staff, bytes } = upload;
  const at = toInstant(now);
  await context.db
    .insertInto('package_uploads')
    .values({
      upload_id,
      staff,
      file_name: fileName,
      bytes,
      created_at: at,
      changed_at: at,
      done_at: null,
      sha256: null,
    })
    .execute();
  return requireUpload(upload_id, context);
}

/**
 * Removes the row of an upload that is not scheduled; the caller removes its file.
 * @returns the row
 * @throws UploadRefusal `gone` where there is none
 */
export async function deleteUnscheduledUpload(db: Db, uploadId: string): Promise<PackageUploadRow> {
  const row = await db
    .deleteFrom('package_uploads')
    .where('upload_id', '=', uploadId)
    .where('upload_id', 'not in', (eb) =>
      eb.selectFrom('scheduled_releases').select('upload_id').where('upload_id', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw uploadRefusal('gone');
  return row;
}

/** Refuses a file that is not of the kind its name says, and removes its row and its bytes. */
async function refuseWrongKind({ upload_id, file_name }: Upload, context: UploadContext) {
  const { downloadDir, acceptsSamples } = context;
  const file = uploadPath(downloadDir, upload_id);
  if (hasExpectedBeginning(file_name, await readFileHead(file), acceptsSamples)) return;
  await deleteUnscheduledUpload(context.db, upload_id);
  await removeUploadFile(downloadDir, upload_id);
  throw wrongContentRefusal(file_name);
}

/**
 * Adds a part. The kind of the file is checked as soon as its beginning was received.
 * @returns how many bytes there are now
 * @throws UploadRefusal
 */
export async function addPart(
  id: string,
  part: Omit<UploadPart, 'totalBytes'>,
  context: UploadContext,
  now: number,
): Promise<number> {
  const upload = await requireUpload(id, context);
  // A complete upload takes no more parts, wherever they begin.
  if (upload.done_at) throw uploadRefusal('offset', upload.received);
  const file = uploadPath(context.downloadDir, id);
  const end = await appendPart(file, { ...part, totalBytes: upload.bytes });
  if (part.offset < beginningByteCount && end >= Math.min(beginningByteCount, upload.bytes))
    await refuseWrongKind(upload, context);
  await context.db
    .updateTable('package_uploads')
    .set({ changed_at: toInstant(now) })
    .where('upload_id', '=', id)
    .execute();
  return end;
}

/**
 * Marks an upload as complete and stores its SHA-256. A repeated call returns the same upload.
 * @returns the upload with its SHA-256
 * @throws UploadRefusal where bytes are missing, or the content is not a package of the kind that the name says
 */
export async function finishUpload(
  id: string,
  context: UploadContext,
  now: number,
): Promise<Upload> {
  const upload = await requireUpload(id, context);
  if (upload.done_at) return upload;
  if (upload.received !== upload.bytes) throw uploadRefusal('incomplete', upload.received);
  await refuseWrongKind(upload, context);
  const { sha256 } = await readSizeAndChecksum(uploadPath(context.downloadDir, id));
  await context.db
    .updateTable('package_uploads')
    .set({ done_at: toInstant(now), changed_at: toInstant(now), sha256 })
    .where('upload_id', '=', id)
    .execute();
  return requireUpload(id, context);
}
