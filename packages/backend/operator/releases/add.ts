import 'server-only';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { iso } from '../../database/tables';
import { uploadFile } from '../../uploads/files';
import { oneLine, webAddress } from '../fields';
import { reason } from '../refusal-words';
import { refuse, verb, type OperatorContext, type Surroundings } from '../verb';
import { digits, dueTime, dueWords, releaseWords, typeNames, which } from './fields';
import { bringIn, fileFacts, packageName } from './file';
import { judgeKind, judgeLine, offer, storedAddress, type OfferedPackage } from './offer';
import { judgeDue, schedule } from './schedule';

const addInput = z.strictObject({
  ...which,
  file: oneLine(1_000).optional(),
  url: webAddress.optional(),
  type: z.enum(typeNames).default('latest'),
  date: z.iso.date(reason('must be a day like 2026-11-22')).optional(),
  size: z.coerce.number().int().positive().optional(),
  sha256: digits.optional(),
  at: dueTime.optional(),
});
type Added = z.output<typeof addInput>;

/** A package that waits for its day is kept as one that was uploaded. */
interface Brought extends OfferedPackage {
  readonly upload?: { readonly id: string; readonly name: string };
}

/** @throws OperatorRefusal for what does not go together */
function judge(input: Added, { downloadHost }: Surroundings) {
  const { file, url, type, system, at, date } = input;
  judgeLine(input);
  if (type === 'upcoming' && (file || url || at))
    throw refuse('A version to come has no package yet (D6).', '待发布的版本还没有安装包（D6）。');
  if (type !== 'upcoming' && !file && !url)
    throw refuse('Give a package file, or --url.', '请给出安装包文件，或 --url。');
  if (file && !url && downloadHost)
    throw refuse(
      'Packages are on DOWNLOAD_HOST: put the file there and give its address with --url.',
      '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再用 --url 给出地址。',
    );
  if (at && date)
    throw refuse('With --at the day is that of --at.', '用了 --at，发布日就是那一天。');
  if (url) judgeKind(system, new URL(url).pathname, false);
  else if (file) judgeKind(system, file, true);
}

/** The package where it is to be found, with its size and SHA-256. */
async function bring(input: Added, { surroundings, now }: OperatorContext): Promise<Brought> {
  judge(input, surroundings);
  const { file, url, size, sha256, line, at } = input;
  if (at) judgeDue(at, now);
  if (url) {
    const facts = file ? await fileFacts(file, sha256) : {};
    const claimed = { ...(size && { size }), ...(sha256 && { sha256 }) };
    return { url: storedAddress(url, surroundings), ...claimed, ...facts };
  }
  if (!file || !surroundings.downloadDir) return { url: null };
  const name = packageName(file);
  if (at) {
    const id = randomUUID();
    const facts = await bringIn(file, uploadFile(surroundings.downloadDir, id), sha256);
    return { url: null, upload: { id, name }, ...facts };
  }
  const facts = await bringIn(file, join(surroundings.downloadDir, line, name), sha256);
  return { url: `{files}/${line}/${name}`, ...facts };
}

async function keepUpload(brought: Brought, { db, now, who }: OperatorContext): Promise<void> {
  const { upload, size = 0, sha256 = null } = brought;
  if (!upload) return;
  const at = iso(now);
  await db
    .insertInto('package_uploads')
    .values({
      ...{ upload_id: upload.id, staff: who, file_name: upload.name, bytes: size, sha256 },
      ...{ created_at: at, changed_at: at, done_at: at },
    })
    .execute();
}

export const addVerb = verb({
  name: 'release add',
  summary: {
    zh: '发布一个安装包：读出大小与 SHA-256，放到下载目录，立即可下载',
    en: 'Offers a package: reads size and SHA-256, puts it into the download folder',
  },
  positional: ['file'],
  fields: {
    ...releaseWords,
    file: { zh: '安装包文件', en: 'package file' },
    url: { zh: '安装包已在别处时的地址', en: 'its address, where it is elsewhere already' },
    type: { zh: '类型：latest、beta、older、upcoming', en: 'latest, beta, older or upcoming' },
    date: { zh: '发布日，默认今天', en: 'day of release, today unless given' },
    size: { zh: '只给地址时的字节数', en: 'bytes, with an address alone' },
    sha256: { zh: '应有的 SHA-256', en: 'SHA-256 it must have' },
    at: dueWords,
  },
  input: addInput,
  changes: true,
  prepare: bring,
  async run(input, context, brought) {
    const { upload, ...offered } = brought;
    if (!input.at) return offer(input, context, offered);
    await keepUpload(brought, context);
    const source = { ...offered, upload_id: upload?.id ?? null, file_name: upload?.name ?? null };
    return schedule(input, input.at, source, context);
  },
});
