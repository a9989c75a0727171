/** Uploaded packages that are not published. */
import 'server-only';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { removeUploadFile } from '../../uploads/upload-files';
import { deleteUnscheduledUpload, loadUnpublishedUploads } from '../../uploads/upload-records';
import { paginate, defineRecordType, operationOnRecord } from '../../records/record-type';
import { editorsAndOwners } from '../../records/access';
import { refusalError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';
import type { DeploymentContext } from '../../deployment-context';
import { sha256Field, uploadIdField } from '../../releases/release-fields';

interface ListedUpload {
  id: string;
  file: string;
  size: number;
  received: number;
  sha256: string | null;
  by: string;
  begun: string;
}

/** @throws OperationError where packages are on another host */
function requireDownloadDir({ downloadDir }: DeploymentContext): string {
  if (downloadDir) return downloadDir;
  throw refusalError(bilingual('安装包在 DOWNLOAD_HOST 上。', 'Packages are on DOWNLOAD_HOST.'));
}

async function loadUploads({ db, deployment }: AuthorizedContext): Promise<ListedUpload[]> {
  const { downloadDir } = deployment;
  const rows = downloadDir ? await loadUnpublishedUploads({ db, downloadDir }) : [];
  return rows.map((row) => ({
    id: row.upload_id,
    file: row.file_name,
    size: row.bytes,
    received: row.received,
    sha256: row.sha256,
    by: row.staff,
    begun: row.created_at,
  }));
}

export const uploadRecordType = defineRecordType<ListedUpload>({
  name: 'uploads',
  title: bilingual('已上传、未发布', 'Uploaded, not published'),
  key: 'id',
  nameField: 'file',
  access: editorsAndOwners,
  fields: {
    id: uploadIdField,
    file: f.text(bilingual('文件', 'File')),
    size: f.count(bilingual('大小（字节）', 'Bytes')),
    received: f.unversioned(f.count(bilingual('已收到（字节）', 'Received, bytes'))),
    sha256: { ...sha256Field, isUnversioned: true },
    by: f.text(bilingual('上传人', 'By')),
    begun: f.instant(bilingual('开始于', 'Begun')),
  },
  list: {
    columns: ['id', 'file', 'size', 'received', 'sha256', 'by', 'begun'],
    lead: bilingual(
      `${retentionDays.uploads} 天没有进展、也没有发布的，会自动删除。`,
      `Uploads without progress for ${retentionDays.uploads} days that were not published are deleted.`,
    ),
    load: async (query, context) => paginate(await loadUploads(context), query),
  },
  view: {
    panels: [[bilingual('安装包', 'Package'), 'file', 'size', 'received', 'sha256', 'by', 'begun']],
    load: async (key, context) => (await loadUploads(context)).find(({ id }) => id === key) ?? null,
  },
  operations: {
    discard: operationOnRecord<ListedUpload>()({
      label: bilingual('删除', 'Discard'),
      help: bilingual('删除一个未发布的上传', 'Removes an upload that is not published'),
      past: bilingual('删除了上传', 'discarded the upload'),
      access: editorsAndOwners,
      aliases: ['release discard'],
      args: {},
      confirmationQuestion: (_, row) =>
        bilingual(
          `删除 ${row?.file} 之后，要发布它须重新上传。`,
          `Once ${row?.file} is removed, it has to be uploaded again to be published.`,
        ),
      async run(_, { key, row }, { db }) {
        await deleteUnscheduledUpload(db, key);
        return { message: bilingual(`已删除 ${row.file}。`, `${row.file} is removed.`) };
      },
      finish: (_, { deployment }, key) => removeUploadFile(requireDownloadDir(deployment), key),
    }),
  },
});
