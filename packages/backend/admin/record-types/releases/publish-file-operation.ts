/** The operation of the command line that publishes a package: a file of this machine, or one on another host. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { uploadPath } from '../../../uploads/upload-files';
import { copyPackage } from '../../../releases/copy-package';
import { requirePackageName } from '../../../common/package-name';
import { readSizeAndChecksum } from '../../../common/size-and-checksum';
import { operationWithoutRecord } from '../../../records/record-type';
import { editorsAndOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { DeploymentContext } from '../../../deployment-context';
import {
  byteCountField,
  dayField,
  publishAtField,
  expectedSha256Field,
  lineField,
  platformField,
  typeField,
  urlField,
  versionField,
} from '../../../releases/release-fields';
import { publishRelease, toStoredUrl, type PublishedFile } from '../../../releases/publish-release';
import { validateFileType, validateLineAndType } from '../../../releases/release-checks';
import { toInstant } from '../../../database/stored-instant';
import {
  describePublication,
  publicationAuditFields,
  scheduleRelease,
  validateDue,
  type ReleaseInput,
} from './schedule-release';

export const publishFileOperation = operationWithoutRecord()({
  label: bilingual('发布安装包文件', 'Publish a package file'),
  help: bilingual(
    '发布一个安装包：读出大小与 SHA-256，放到下载目录；立即可下载，或到设定的时间',
    'Publishes a package, now or at a set time: reads size and SHA-256, and copies it into the download folder',
  ),
  past: describePublication,
  auditFields: publicationAuditFields,
  access: editorsAndOwners,
  isCommandOnly: true,
  aliases: ['release add'],
  args: {
    file: f.optional(f.text(bilingual('安装包文件', 'Package file'), 1_000)),
    platform: platformField,
    line: lineField,
    version: versionField,
    type: f.optional(typeField),
    url: f.optional(urlField),
    date: f.optional(dayField),
    size: f.optional(byteCountField),
    sha256: f.optional(expectedSha256Field),
    at: f.optional(publishAtField),
  },
  positional: ['file'],
  prepare: ({ type = 'latest', ...rest }, context) => preparePackage({ ...rest, type }, context),
  async run({ type = 'latest', ...rest }, _, context, prepared) {
    const input = { ...rest, type };
    const { upload, ...publishedFile } = prepared;
    if (!input.at) return publishRelease(input, publishedFile, context);
    await storeUpload(prepared, context);
    const source = {
      ...publishedFile,
      upload_id: upload?.id ?? null,
      file_name: upload?.name ?? null,
    };
    return scheduleRelease(input, input.at, source, context);
  },
});

interface FileInput extends ReleaseInput {
  readonly file?: string | undefined;
}

/** A checked package. `upload` is only set for a scheduled package, whose file is stored like an upload. */
interface PreparedPackage extends PublishedFile {
  readonly upload?: { readonly id: string; readonly name: string };
}

/** @throws OperationError for arguments that are missing, do not fit or exclude each other */
function validateFileInput(input: FileInput, { downloadHost }: DeploymentContext) {
  const { file, url, type, platform, at, date } = input;
  validateLineAndType(input);
  if (type === 'upcoming' && (file || url || at))
    throw refusalError(
      bilingual('待发布的版本还没有安装包（D6）。', 'A version to come has no package yet (D6).'),
    );
  if (type !== 'upcoming' && !file && !url)
    throw refusalError(bilingual('请给出安装包文件，或 --url。', 'Give a package file, or --url.'));
  if (file && !url && downloadHost)
    throw refusalError(
      bilingual(
        '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再用 --url 给出地址。',
        'Packages are on DOWNLOAD_HOST: put the file there and give its address with --url.',
      ),
    );
  if (at && date)
    throw refusalError(
      bilingual('用了 --at，发布日就是那一天。', 'With --at the day is that of --at.'),
    );
  if (url) validateFileType(platform, new URL(url).pathname, false);
  else if (file) validateFileType(platform, file, true);
}

/** Checks the package, and copies its file into the download folder unless it is on another host. */
async function preparePackage(
  input: FileInput,
  { deployment, now }: AuthorizedContext,
): Promise<PreparedPackage> {
  validateFileInput(input, deployment);
  const { file, url, size, sha256, line, at } = input;
  if (at) validateDue(at, now);
  if (url) {
    const measured = file ? await readSizeAndChecksum(file, sha256) : {};
    const claimed = { ...(size && { size }), ...(sha256 && { sha256 }) };
    return { url: toStoredUrl(url, deployment), ...claimed, ...measured };
  }
  if (!file || !deployment.downloadDir) return { url: null };
  const name = requirePackageName(file);
  if (at) {
    const id = randomUUID();
    const copied = await copyPackage(file, uploadPath(deployment.downloadDir, id), sha256);
    return { url: null, upload: { id, name }, ...copied };
  }
  const copied = await copyPackage(file, join(deployment.downloadDir, line, name), sha256);
  return { url: `{files}/${line}/${name}`, ...copied };
}

async function storeUpload(
  prepared: PreparedPackage,
  { db, now, actor }: AuthorizedContext,
): Promise<void> {
  const { upload, size = 0, sha256 = null } = prepared;
  if (!upload) return;
  const at = toInstant(now);
  await db
    .insertInto('package_uploads')
    .values({
      upload_id: upload.id,
      staff: actor.name,
      file_name: upload.name,
      bytes: size,
      sha256,
      created_at: at,
      changed_at: at,
      done_at: at,
    })
    .execute();
}
