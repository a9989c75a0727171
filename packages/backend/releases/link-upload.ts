/** Links an uploaded package to its public place. */
import 'server-only';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../database/open-database';
import { readFileSize, uploadPath } from '../uploads/upload-files';
import { refusalError } from '../common/operation-error';
import { readSizeAndChecksum } from '../common/size-and-checksum';
import { copyPackage } from './copy-package';
import type { PublishedFile } from './publish-release';

export interface CompleteUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** @throws OperationError where the upload is missing or incomplete, or its file is gone or has another size */
export async function requireCompleteUpload(
  id: string,
  { db, downloadDir }: { readonly db: Db; readonly downloadDir: string },
): Promise<CompleteUpload> {
  const row = await db
    .selectFrom('package_uploads')
    .selectAll()
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (!row?.sha256)
    throw refusalError(
      bilingual('没有这个安装包，请先上传。', 'There is no such package. Upload it first.'),
      'upload',
    );
  if ((await readFileSize(uploadPath(downloadDir, id))) !== row.bytes)
    throw refusalError(
      bilingual(
        `${row.file_name} 的上传文件已经不在，请重新上传。`,
        `The uploaded file of ${row.file_name} is no longer there. Upload it again.`,
      ),
      'upload',
    );
  return { id, name: row.file_name, size: row.bytes, sha256: row.sha256 };
}

const nameTakenRefusal = (name: string) =>
  refusalError(
    bilingual(
      `${name} 已经存在而内容不同。请给新的安装包换个名字。`,
      `${name} is there with other bytes. Name the new package differently.`,
    ),
    'upload',
  );

const packagePath = (line: string, name: string, downloadDir: string) =>
  join(downloadDir, line, name);

/** @throws OperationError where a different file has the package's name, because published links refer to that file */
export async function refuseTakenName(
  { name, sha256 }: CompleteUpload,
  line: string,
  downloadDir: string,
): Promise<void> {
  const target = packagePath(line, name, downloadDir);
  if (!(await stat(target).catch(() => null))) return;
  if ((await readSizeAndChecksum(target)).sha256 !== sha256)
    throw nameTakenRefusal(`${line}/${name}`);
}

/** Error codes where a hard link is impossible. */
const noLinkCodes = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK']);

/**
 * Publishes the file with a hard link, or with a copy where a link is impossible. The upload remains until all is
 * stored.
 * @returns its URL, size and SHA-256, and a function that removes the published file again
 * @throws OperationError where a different file has that name
 */
export async function linkUploadedPackage(
  upload: CompleteUpload,
  line: string,
  downloadDir: string,
): Promise<PublishedFile & { readonly undoLink: () => Promise<void> }> {
  const { id, name, size, sha256 } = upload;
  const [from, target] = [uploadPath(downloadDir, id), packagePath(line, name, downloadDir)];
  await mkdir(dirname(target), { recursive: true });
  const publishedFile = { url: `{files}/${line}/${name}`, size, sha256 };
  const undoLink = () => rm(target, { force: true });
  try {
    await link(from, target);
    return { ...publishedFile, undoLink };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      await refuseTakenName(upload, line, downloadDir);
      return { ...publishedFile, undoLink: () => Promise.resolve() };
    }
    if (!noLinkCodes.has(code)) throw error;
    await copyPackage(from, target, sha256);
    return { ...publishedFile, undoLink };
  }
}

/** Deletes the row of an upload whose package is published; its file is removed after the commit. */
export const deleteUploadRow = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('package_uploads').where('upload_id', '=', id).execute();
