import 'server-only';
import { z } from 'zod';
import { removeFile } from '../../uploads/files';
import { webAddress } from '../fields';
import { reason } from '../refusal-words';
import { refuse, verb, type OperatorContext, type Outcome } from '../verb';
import { digits, dueTime, dueWords, releaseWords, which } from './fields';
import {
  forgetUpload,
  putInPlace,
  standsThere,
  wholeUpload,
  type WholeUpload,
} from './from-upload';
import { judgeKind, judgeLine, offer, storedAddress } from './offer';
import { judgeDue, schedule } from './schedule';

const publishInput = z.strictObject({
  ...which,
  upload: z.uuid(reason('must be the id of an upload')).optional(),
  url: webAddress.optional(),
  type: z.enum(['latest', 'beta', 'older']).default('latest'),
  size: z.coerce
    .number({ error: reason('must be a number') })
    .int()
    .positive()
    .optional(),
  sha256: digits.optional(),
  at: dueTime.optional(),
});
type Published = z.output<typeof publishInput>;

const missing = (field: string) => refuse('must be given', '必须填写', field);

/** @throws OperatorRefusal for an address that does not say what is there */
function judgeAddress({ url, size, sha256, system }: Published): void {
  if (!url)
    throw refuse(
      'Give an uploaded package, or an address.',
      '请选择已上传的安装包，或填写地址。',
      'url',
    );
  judgeKind(system, new URL(url).pathname, false);
  if (!size) throw missing('size');
  if (!sha256) throw missing('sha256');
}

/** The package as it was uploaded; null for one elsewhere. */
async function prepare(
  input: Published,
  { db, now, surroundings }: OperatorContext,
): Promise<WholeUpload | null> {
  const { upload, system, line, sha256, at } = input;
  judgeLine(input);
  if (at) judgeDue(at, now);
  if (!upload) {
    judgeAddress(input);
    return null;
  }
  const { downloadDir } = surroundings;
  if (!downloadDir || input.url)
    throw refuse(
      'Packages are on DOWNLOAD_HOST: put the file there and give its address.',
      '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再填写地址。',
      'url',
    );
  const whole = await wholeUpload(upload, { db, downloadDir });
  judgeKind(system, whole.name, true);
  if (sha256 && sha256 !== whole.sha256)
    throw refuse(
      `The file's SHA-256 is ${whole.sha256}.`,
      `文件的 SHA-256 是 ${whole.sha256}。`,
      'sha256',
    );
  await standsThere(whole, line, downloadDir);
  return whole;
}

/** Of an upload: it gets its name, and the name goes again where the rest is not stored. */
async function offerUpload(
  input: Published,
  context: OperatorContext,
  whole: WholeUpload,
  downloadDir: string,
): Promise<Outcome> {
  const { takeBack, ...offered } = await putInPlace(whole, input.line, downloadDir);
  try {
    const outcome = await offer(input, context, offered);
    await forgetUpload(whole.id, context.db);
    return outcome;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

async function isScheduled(id: string, { db }: OperatorContext): Promise<boolean> {
  const query = db.selectFrom('scheduled_releases').select('release_id');
  return (await query.where('upload_id', '=', id).executeTakeFirst()) !== undefined;
}

export const publishVerb = verb({
  name: 'release publish',
  summary: {
    zh: '发布已上传的安装包：立即可下载，或到设定的时间',
    en: 'Publishes an uploaded package, now or at a set time',
  },
  positional: ['upload'],
  fields: {
    ...releaseWords,
    upload: { zh: '上传的编号', en: 'id of the upload' },
    url: { zh: '安装包在别处时的地址', en: 'address of a package elsewhere' },
    type: { zh: '类型：latest、beta、older', en: 'latest, beta or older' },
    size: { zh: '只给地址时的字节数', en: 'bytes, with an address' },
    sha256: { zh: '应有的 SHA-256', en: 'SHA-256 it must have' },
    at: dueWords,
  },
  input: publishInput,
  changes: true,
  prepare,
  async run(input, context, whole) {
    const { downloadDir } = context.surroundings;
    if (whole && (await isScheduled(whole.id, context)))
      throw refuse(
        'This package is scheduled already. Take it off the schedule first.',
        '这个安装包已经定时发布。请先取消定时。',
        'upload',
      );
    if (whole && downloadDir && !input.at) return offerUpload(input, context, whole, downloadDir);
    const { size, sha256 } = whole ?? input;
    const url = input.url ? storedAddress(input.url, context.surroundings) : null;
    const offered = { url, ...(size && { size }), ...(sha256 && { sha256 }) };
    if (!input.at) return offer(input, context, offered);
    const source = { ...offered, upload_id: whole?.id ?? null, file_name: whole?.name ?? null };
    return schedule(input, input.at, source, context);
  },
  async finish({ upload, at }, { surroundings }) {
    if (upload && !at && surroundings.downloadDir)
      await removeFile(surroundings.downloadDir, upload);
  },
});
