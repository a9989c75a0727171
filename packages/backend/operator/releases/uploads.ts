import 'server-only';
import { z } from 'zod';
import { removeFile } from '../../uploads/files';
import { discardUpload, openUploads } from '../../uploads/records';
import { reason } from '../refusal-words';
import { refuse, verb, type Surroundings } from '../verb';

/** @throws OperatorRefusal where packages are elsewhere */
function folderOf({ downloadDir }: Surroundings): string {
  if (downloadDir) return downloadDir;
  throw refuse('Packages are on DOWNLOAD_HOST.', '安装包在 DOWNLOAD_HOST 上。');
}

export interface ListedUpload {
  readonly id: string;
  readonly file: string;
  readonly size: number;
  readonly received: number;
  /** Null while it is not whole. */
  readonly sha256: string | null;
  readonly by: string;
  readonly begun: string;
}

export const uploadsVerb = verb({
  name: 'release uploads',
  summary: { zh: '列出已上传、待发布的安装包', en: 'Lists packages that were uploaded' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  async run(_, { db, surroundings }) {
    const { downloadDir } = surroundings;
    const uploads = downloadDir ? await openUploads({ db, downloadDir }) : [];
    const data: ListedUpload[] = uploads.map((one) => ({
      id: one.upload_id,
      file: one.file_name,
      size: one.bytes,
      received: one.received,
      sha256: one.sha256,
      by: one.staff,
      begun: one.created_at,
    }));
    return { data };
  },
});

export const discardVerb = verb({
  name: 'release discard',
  summary: { zh: '删除一个未发布的上传', en: 'Removes an upload that is not published' },
  positional: ['id'],
  fields: { id: { zh: '上传的编号', en: 'id of the upload' } },
  input: z.strictObject({ id: z.uuid(reason('must be the id of an upload')) }),
  changes: true,
  async run({ id }, { db, surroundings }) {
    const downloadDir = folderOf(surroundings);
    const { file_name, bytes, sha256 } = await discardUpload(id, { db, downloadDir });
    return {
      data: { file: file_name },
      audit: { subject: file_name, before: { size: bytes, sha256 } },
    };
  },
  finish: ({ id }, { surroundings }) => removeFile(folderOf(surroundings), id),
});
