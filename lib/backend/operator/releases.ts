/** Versions offered for download (D1, D6). */
import 'server-only';
import { join } from 'node:path';
import { z } from 'zod';
import { oneLine, webAddress } from './fields';
import { bringIn, fileFacts, packageName, type FileFacts } from './release-file';
import { listReleases } from './release-list';
import { typeNumbers, withoutPackage, withPackage, type TypeName } from './release-rows';
import { changeSystem, lockReleases } from './release-store';
import { placeOf, systemNames } from './release-systems';
import { refuse, verb, type OperatorContext, type Surroundings } from './verb';

const typeNames = Object.keys(typeNumbers) as [TypeName, ...TypeName[]];
const version = z.string().regex(/^\d{1,4}(\.\d{1,6}){1,3}$/, 'must be a version like 5.291.0');
const digits = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const china = 8 * 3_600_000;

const which = {
  system: z.enum(systemNames),
  line: z.enum(['v5', 'v6']),
  version,
};

const named = {
  system: { zh: `系统：${systemNames.join('、')}`, en: `system: ${systemNames.join(', ')}` },
  line: { zh: '产品线：v5 或 v6', en: 'client line: v5 or v6' },
  version: { zh: '版本号，如 5.291.0', en: 'version, like 5.291.0' },
};

const addInput = z.strictObject({
  ...which,
  file: oneLine(1_000).optional(),
  url: webAddress.optional(),
  type: z.enum(typeNames).default('latest'),
  date: z.iso.date('must be a day like 2026-11-22').optional(),
  size: z.coerce.number().int().positive().optional(),
  sha256: digits.optional(),
});
type Added = z.output<typeof addInput>;

interface Offered extends Partial<FileFacts> {
  readonly url: string | null;
}

/** Stored addresses begin with {files}, so that they hold when the host's name changes. */
const stored = (url: string, { downloadHost }: Surroundings) =>
  downloadHost && url.startsWith(`${downloadHost}/`)
    ? `{files}${url.slice(downloadHost.length)}`
    : url;

/** @throws OperatorRefusal for what does not go together */
function judge({ file, url, type, system, line: client }: Added, { downloadHost }: Surroundings) {
  if (client === 'v6' && (placeOf(system).v6 === undefined || type !== 'latest'))
    throw refuse(
      'The v6 client has one latest version for windows, mac-intel, mac-arm and linux.',
      'v6 只有 windows、mac-intel、mac-arm、linux 的最新版。',
    );
  if (type === 'upcoming' && (file || url))
    throw refuse('A version to come has no package yet (D6).', '待发布的版本还没有安装包（D6）。');
  if (type !== 'upcoming' && !file && !url)
    throw refuse('Give a package file, or --url.', '请给出安装包文件，或 --url。');
  if (file && !url && downloadHost)
    throw refuse(
      'Packages are on DOWNLOAD_HOST: put the file there and give its address with --url.',
      '安装包在 DOWNLOAD_HOST 上：先把文件放上去，再用 --url 给出地址。',
    );
  const wantsZip = system === 'windows-zip';
  const name = url ? new URL(url).pathname : file;
  if (name && placeOf(system).platform === 'Win' && /\.zip$/i.test(name) !== wantsZip)
    throw refuse(
      'A .zip is windows-zip, and windows-zip is a .zip.',
      '.zip 文件属于 windows-zip，windows-zip 也必须是 .zip 文件。',
    );
}

/** The package where it is to be found, with its size and SHA-256. */
async function bring(input: Added, { surroundings }: OperatorContext): Promise<Offered> {
  judge(input, surroundings);
  const { file, url, size, sha256, line: client } = input;
  if (url) {
    const facts = file ? await fileFacts(file, sha256) : {};
    const claimed = { ...(size && { size }), ...(sha256 && { sha256 }) };
    return { url: stored(url, surroundings), ...claimed, ...facts };
  }
  if (!file || !surroundings.downloadDir) return { url: null };
  const name = packageName(file);
  const target = join(surroundings.downloadDir, client, name);
  const facts = await bringIn(file, target, sha256);
  return { url: `{files}/${client}/${name}`, ...facts };
}

/** As the lists write it: the first eight digits are the day, in China unless given. */
const onlineTime = (date: string | undefined, now: number) =>
  `${(date ?? new Date(now + china).toISOString().slice(0, 10)).replaceAll('-', '')}000000`;

async function store(input: Added, context: OperatorContext, offered: Offered) {
  const { system, line: client, type, date } = input;
  const { slot, v6 } = placeOf(system);
  const facts = { size: offered.size ?? null, sha256: offered.sha256 ?? null };
  const online_time = onlineTime(date, context.now);
  await lockReleases(context);
  if (client === 'v6' && v6) {
    const address = { install_download_url: offered.url, online_time };
    const row = { version: input.version, ...address, ...facts };
    await context.db
      .insertInto('v6_releases')
      .values({ system_type: v6, ...row })
      .onConflict((conflict) => conflict.column('system_type').doUpdateSet(row))
      .execute();
    return;
  }
  const common = { slot, version: input.version, os_version_type: null, online_time };
  const added = { ...common, version_type: typeNumbers[type], url: offered.url, ...facts };
  const isOut = type === 'latest' || type === 'older';
  await changeSystem(system, (packages) => withPackage(packages, added), context.db, isOut);
}

const add = verb({
  name: 'release add',
  summary: {
    zh: '发布一个安装包：读出大小与 SHA-256，放到下载目录，立即可下载',
    en: 'Offers a package: reads size and SHA-256, puts it into the download folder',
  },
  positional: ['file'],
  fields: {
    ...named,
    file: { zh: '安装包文件', en: 'package file' },
    url: { zh: '安装包已在别处时的地址', en: 'its address, where it is elsewhere already' },
    type: { zh: '类型：latest、beta、older、upcoming', en: 'latest, beta, older or upcoming' },
    date: { zh: '发布日，默认今天', en: 'day of release, today unless given' },
    size: { zh: '只给地址时的字节数', en: 'bytes, with an address alone' },
    sha256: { zh: '应有的 SHA-256', en: 'SHA-256 it must have' },
  },
  input: addInput,
  changes: true,
  prepare: bring,
  async run(input, context, offered) {
    await store(input, context, offered);
    const { system, line: client, version: number, type } = input;
    return {
      data: { system, line: client, version: number, type, ...offered },
      changed: ['releases'],
      audit: { subject: `${system} ${client} ${number}`, detail: type },
    };
  },
});

const retire = verb({
  name: 'release retire',
  summary: {
    zh: '撤下一个版本；撤下最新版时，上一版重新成为最新版',
    en: 'Offers a version no more; the one before takes the place of a latest one',
  },
  positional: [],
  fields: named,
  input: z.strictObject(which),
  changes: true,
  async run({ system, line: client, version: number }, context) {
    const { db } = context;
    await lockReleases(context);
    const { slot, v6 } = placeOf(system);
    const list = await listReleases(context);
    const isIt = (one: (typeof list)[number]) =>
      one.system === system && one.line === client && one.version === number;
    if (!list.some(isIt))
      throw refuse(
        `${system} ${client} ${number} is not offered.`,
        `没有 ${system} ${client} ${number}。`,
      );
    if (client === 'v6')
      await db
        .deleteFrom('v6_releases')
        .where('system_type', '=', v6 ?? 0)
        .execute();
    else await changeSystem(system, (all) => withoutPackage(all, { slot, version: number }), db);
    const now = (await listReleases(context)).find(
      (one) => one.system === system && one.line === client && one.type === 'latest',
    );
    return {
      data: { system, line: client, version: number, latest: now?.version ?? null },
      changed: ['releases'],
      audit: {
        subject: `${system} ${client} ${number}`,
        detail: `latest ${now?.version ?? 'none'}`,
      },
    };
  },
});

const list = verb({
  name: 'release list',
  summary: { zh: '列出可下载的版本', en: 'Lists what is offered for download' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, context) => ({ data: await listReleases(context) }),
});

export const releaseVerbs = [add, list, retire];
