/** The operation that publishes a package: an upload, or one on another host. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { removeUploadFile } from '../../../uploads/upload-files';
import { operationWithoutRecord } from '../../../records/record-type';
import { editorsAndOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import {
  byteCountField,
  publishAtField,
  expectedSha256Field,
  lineField,
  offeredTypeField,
  platformField,
  uploadIdField,
  urlField,
  versionField,
} from '../../../releases/release-fields';
import {
  deleteUploadRow,
  linkUploadedPackage,
  refuseTakenName,
  requireCompleteUpload,
  type CompleteUpload,
} from '../../../releases/link-upload';
import { publishRelease, toStoredUrl } from '../../../releases/publish-release';
import { validateFileType, validateLineAndType } from '../../../releases/release-checks';
import {
  describePublication,
  publicationAuditFields,
  scheduleRelease,
  validateDue,
  type ReleaseInput,
} from './schedule-release';

export const publishUploadOperation = operationWithoutRecord()({
  label: bilingual('发布', 'Publish'),
  help: bilingual(
    '发布已上传的安装包：立即可下载，或到设定的时间',
    'Publishes an uploaded package, now or at a set time',
  ),
  past: describePublication,
  auditFields: publicationAuditFields,
  access: editorsAndOwners,
  aliases: ['release publish'],
  args: {
    platform: platformField,
    line: lineField,
    version: versionField,
    type: f.optional(offeredTypeField),
    upload: f.optional(uploadIdField),
    url: f.optional(urlField),
    size: f.optional(byteCountField),
    sha256: f.optional(expectedSha256Field),
    at: f.optional(publishAtField),
  },
  positional: ['upload'],
  prepare: ({ type = 'latest', ...rest }, context) => prepareUpload({ ...rest, type }, context),
  async run({ type = 'latest', ...rest }, _, context, upload) {
    const input = { ...rest, type };
    const { downloadDir } = context.deployment;
    if (upload) await refuseScheduled(upload, context);
    if (upload && downloadDir && !input.at)
      return publishUpload(input, context, upload, downloadDir);
    const { size, sha256 } = upload ?? input;
    const url = input.url ? toStoredUrl(input.url, context.deployment) : null;
    const publishedFile = { url, ...(size && { size }), ...(sha256 && { sha256 }) };
    if (!input.at) return publishRelease(input, publishedFile, context);
    const source = {
      ...publishedFile,
      upload_id: upload?.id ?? null,
      file_name: upload?.name ?? null,
    };
    return scheduleRelease(input, input.at, source, context);
  },
  async finish({ upload, at }, { deployment }) {
    if (upload && !at && deployment.downloadDir)
      await removeUploadFile(deployment.downloadDir, upload);
  },
});

interface UploadInput extends ReleaseInput {
  readonly upload?: string | undefined;
}

const missingArgumentRefusal = (argument: string) =>
  refusalError(bilingual('必须填写', 'must be given'), argument);

/** @throws OperationError where the URL, its size or its checksum is missing */
function validateAddress({ url, size, sha256, platform }: UploadInput): void {
  if (!url)
    throw refusalError(
      bilingual('请选择已上传的安装包，或填写地址。', 'Give an uploaded package, or an address.'),
      'url',
    );
  validateFileType(platform, new URL(url).pathname, false);
  if (!size) throw missingArgumentRefusal('size');
  if (!sha256) throw missingArgumentRefusal('sha256');
}

/** The uploaded package; null for one on another host. */
async function prepareUpload(
  input: UploadInput,
  { db, now, deployment: { downloadDir } }: AuthorizedContext,
): Promise<CompleteUpload | null> {
  const { upload: uploadId, platform, line, sha256, at } = input;
  validateLineAndType(input);
  if (at) validateDue(at, now);
  if (!uploadId) {
    validateAddress(input);
    return null;
  }
  if (input.url)
    throw refusalError(
      bilingual(
        '安装包和地址只能给一个。',
        'Give either an uploaded package or an address, not both.',
      ),
      'url',
    );
  if (!downloadDir)
    throw refusalError(
      bilingual(
        '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再填写地址。',
        'Packages are on DOWNLOAD_HOST: put the file there and give its address.',
      ),
      'url',
    );
  const upload = await requireCompleteUpload(uploadId, { db, downloadDir });
  validateFileType(platform, upload.name, true);
  if (sha256 && sha256 !== upload.sha256)
    throw refusalError(
      bilingual(
        `和文件的不一致，没有发布。文件的是 ${upload.sha256}`,
        `is not that of the file, which is ${upload.sha256}. Nothing was published`,
      ),
      'sha256',
    );
  await refuseTakenName(upload, line, downloadDir);
  return upload;
}

/** Publishes an upload under its public name. If the version cannot be stored, removes the published file again. */
async function publishUpload(
  input: UploadInput,
  context: AuthorizedContext,
  upload: CompleteUpload,
  downloadDir: string,
) {
  const { undoLink, ...publishedFile } = await linkUploadedPackage(upload, input.line, downloadDir);
  try {
    const result = await publishRelease(input, publishedFile, context);
    await deleteUploadRow(context.db, upload.id);
    return result;
  } catch (error) {
    await undoLink();
    throw error;
  }
}

async function refuseScheduled({ id }: CompleteUpload, { db }: AuthorizedContext): Promise<void> {
  const query = db.selectFrom('scheduled_releases').select('release_id');
  if (await query.where('upload_id', '=', id).executeTakeFirst())
    throw refusalError(
      bilingual(
        '这个安装包已经定时发布。请先取消定时。',
        'This package is scheduled already. Take it off the schedule first.',
      ),
      'upload',
    );
}
