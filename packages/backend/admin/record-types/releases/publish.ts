/** Publishes a package for download: an upload, a file of this machine, or one on another host. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { removeFile, uploadPath } from '../../../uploads/files';
import { editors, listOperation, t, type Localized, type Row } from '../../define';
import { refusalError } from '../../operation-error';
import * as f from '../../field-kinds';
import type { AuthorizedContext } from '../../context';
import type { Deployment } from '../../deployment';
import {
  bytes,
  day,
  publishAt,
  expectedSha256,
  line,
  offeredType,
  system,
  type,
  uploadId,
  url,
  version,
} from '../../../releases/fields';
import { copyPackage, readFileFacts, requirePackageName } from '../../../uploads/package-file';
import {
  deleteUploadRow,
  linkPackage,
  isPackageInPlace,
  requireCompleteUpload,
  type CompleteUpload,
} from '../../../releases/from-upload';
import {
  validateKind,
  validateLine,
  offerRelease,
  storedAddress,
  type NewRelease,
  type OfferedPackage,
} from '../../../releases/offer';
import { validateDue, scheduleRelease } from './schedule';

interface PublishInput extends NewRelease {
  readonly upload?: string | undefined;
  readonly url?: string | undefined;
  readonly size?: number | undefined;
  readonly sha256?: string | undefined;
  readonly at?: string | undefined;
}

const missing = (argument: string) => refusalError('must be given', '必须填写', argument);

/** @throws OperationError for an address without size and checksum */
function validateAddress({ url: address, size, sha256, system: of }: PublishInput): void {
  if (!address)
    throw refusalError(
      'Give an uploaded package, or an address.',
      '请选择已上传的安装包，或填写地址。',
      'url',
    );
  validateKind(of, new URL(address).pathname, false);
  if (!size) throw missing('size');
  if (!sha256) throw missing('sha256');
}

/** The uploaded package; null for one on another host. */
async function findUpload(
  input: PublishInput,
  { db, now, deployment: { downloadDir } }: AuthorizedContext,
): Promise<CompleteUpload | null> {
  const { upload: uploadId, system: of, line: into, sha256, at } = input;
  validateLine(input);
  if (at) validateDue(at, now);
  if (!uploadId) {
    validateAddress(input);
    return null;
  }
  if (!downloadDir || input.url)
    throw refusalError(
      'Packages are on DOWNLOAD_HOST: put the file there and give its address.',
      '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再填写地址。',
      'url',
    );
  const upload = await requireCompleteUpload(uploadId, { db, downloadDir });
  validateKind(of, upload.name, true);
  if (sha256 && sha256 !== upload.sha256)
    throw refusalError(
      `is not that of the file, which is ${upload.sha256}. Nothing was published`,
      `和文件的不一致，没有发布。文件的是 ${upload.sha256}`,
      'sha256',
    );
  await isPackageInPlace(upload, into, downloadDir);
  return upload;
}

/** Puts an upload in place, and removes it again where storing the rest fails. */
async function offerUpload(
  input: PublishInput,
  context: AuthorizedContext,
  upload: CompleteUpload,
  downloadDir: string,
) {
  const { undoMove, ...offered } = await linkPackage(upload, input.line, downloadDir);
  try {
    const result = await offerRelease(input, context, offered);
    await deleteUploadRow(upload.id, context.db);
    return result;
  } catch (error) {
    await undoMove();
    throw error;
  }
}

async function refuseScheduled({ id }: CompleteUpload, { db }: AuthorizedContext): Promise<void> {
  const query = db.selectFrom('scheduled_releases').select('release_id');
  if (await query.where('upload_id', '=', id).executeTakeFirst())
    throw refusalError(
      'This package is scheduled already. Take it off the schedule first.',
      '这个安装包已经定时发布。请先取消定时。',
      'upload',
    );
}

const publishedOrScheduled = ({ due: later }: Row): Localized =>
  later === undefined
    ? t('发布了版本', 'published the version')
    : t('安排了定时发布', 'scheduled the version');

export const publish = listOperation()({
  label: t('发布', 'Publish'),
  help: t(
    '发布已上传的安装包：立即可下载，或到设定的时间',
    'Publishes an uploaded package, now or at a set time',
  ),
  past: publishedOrScheduled,
  access: editors,
  aliases: ['release publish'],
  args: {
    system,
    line,
    version,
    type: f.optional(offeredType),
    upload: f.optional(uploadId),
    url: f.optional(url),
    size: f.optional(bytes),
    sha256: f.optional(expectedSha256),
    at: f.optional(publishAt),
  },
  positional: ['upload'],
  prepare: ({ type: as = 'latest', ...rest }, context) =>
    findUpload({ ...rest, type: as }, context),
  async run({ type: as = 'latest', ...rest }, _, context, upload) {
    const input = { ...rest, type: as };
    const { downloadDir } = context.deployment;
    if (upload) await refuseScheduled(upload, context);
    if (upload && downloadDir && !input.at) return offerUpload(input, context, upload, downloadDir);
    const { size, sha256 } = upload ?? input;
    const address = input.url ? storedAddress(input.url, context.deployment) : null;
    const offered = { url: address, ...(size && { size }), ...(sha256 && { sha256 }) };
    if (!input.at) return offerRelease(input, context, offered);
    const source = { ...offered, upload_id: upload?.id ?? null, file_name: upload?.name ?? null };
    return scheduleRelease(input, input.at, source, context);
  },
  async finish({ upload, at }, { deployment }) {
    if (upload && !at && deployment.downloadDir) await removeFile(deployment.downloadDir, upload);
  },
});

interface AddInput extends PublishInput {
  readonly file?: string | undefined;
}

/** A scheduled package is stored like an upload. */
interface PreparedPackage extends OfferedPackage {
  readonly upload?: { readonly id: string; readonly name: string };
}

/** @throws OperationError for arguments that exclude each other */
function validate(input: AddInput, { downloadHost }: Deployment) {
  const { file, url: address, type: as, system: of, at, date } = input;
  validateLine(input);
  if (as === 'upcoming' && (file || address || at))
    throw refusalError(
      'A version to come has no package yet (D6).',
      '待发布的版本还没有安装包（D6）。',
    );
  if (as !== 'upcoming' && !file && !address)
    throw refusalError('Give a package file, or --url.', '请给出安装包文件，或 --url。');
  if (file && !address && downloadHost)
    throw refusalError(
      'Packages are on DOWNLOAD_HOST: put the file there and give its address with --url.',
      '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再用 --url 给出地址。',
    );
  if (at && date)
    throw refusalError('With --at the day is that of --at.', '用了 --at，发布日就是那一天。');
  if (address) validateKind(of, new URL(address).pathname, false);
  else if (file) validateKind(of, file, true);
}

/** The package at its address, with size and SHA-256. */
async function preparePackage(
  input: AddInput,
  { deployment, now }: AuthorizedContext,
): Promise<PreparedPackage> {
  validate(input, deployment);
  const { file, url: address, size, sha256, line: into, at } = input;
  if (at) validateDue(at, now);
  if (address) {
    const facts = file ? await readFileFacts(file, sha256) : {};
    const claimed = { ...(size && { size }), ...(sha256 && { sha256 }) };
    return { url: storedAddress(address, deployment), ...claimed, ...facts };
  }
  if (!file || !deployment.downloadDir) return { url: null };
  const name = requirePackageName(file);
  if (at) {
    const id = randomUUID();
    const facts = await copyPackage(file, uploadPath(deployment.downloadDir, id), sha256);
    return { url: null, upload: { id, name }, ...facts };
  }
  const facts = await copyPackage(file, join(deployment.downloadDir, into, name), sha256);
  return { url: `{files}/${into}/${name}`, ...facts };
}

async function storeUpload(
  brought: PreparedPackage,
  { db, now, actor }: AuthorizedContext,
): Promise<void> {
  const { upload, size = 0, sha256 = null } = brought;
  if (!upload) return;
  const at = new Date(now).toISOString();
  await db
    .insertInto('package_uploads')
    .values({
      ...{ upload_id: upload.id, staff: actor.name, file_name: upload.name, bytes: size, sha256 },
      ...{ created_at: at, changed_at: at, done_at: at },
    })
    .execute();
}

export const add = listOperation()({
  label: t('发布安装包文件', 'Publish a package file'),
  help: t(
    '发布一个安装包：读出大小与 SHA-256，放到下载目录，立即可下载',
    'Publishes a package: reads size and SHA-256, and copies it into the download folder',
  ),
  past: publishedOrScheduled,
  access: editors,
  isCommandOnly: true,
  aliases: ['release add'],
  args: {
    file: f.optional(f.text(t('安装包文件', 'Package file'), 1_000)),
    system,
    line,
    version,
    type: f.optional(type),
    url: f.optional(url),
    date: f.optional(day),
    size: f.optional(bytes),
    sha256: f.optional(expectedSha256),
    at: f.optional(publishAt),
  },
  positional: ['file'],
  prepare: ({ type: as = 'latest', ...rest }, context) =>
    preparePackage({ ...rest, type: as }, context),
  async run({ type: as = 'latest', ...rest }, _, context, brought) {
    const input = { ...rest, type: as };
    const { upload, ...offered } = brought;
    if (!input.at) return offerRelease(input, context, offered);
    await storeUpload(brought, context);
    const source = { ...offered, upload_id: upload?.id ?? null, file_name: upload?.name ?? null };
    return scheduleRelease(input, input.at, source, context);
  },
});
