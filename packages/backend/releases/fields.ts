/** Fields that identify a version and its package. */
import 'server-only';
import { t, type Choice } from '../admin/record-type';
import * as f from '../admin/fields/field-kinds';
import type { TypeName } from './rows';
import type { ReleaseSystem } from './systems';

/** Systems with a package. */
const offeredTypes: Readonly<Record<Exclude<TypeName, 'upcoming'>, Choice>> = {
  latest: { label: t('最新版', 'Latest'), tone: 'ok' },
  beta: { label: t('测试版', 'Beta'), tone: 'blue' },
  older: { label: t('历史版本', 'Earlier'), tone: 'soft' },
};
export const releaseTypes: Readonly<Record<TypeName, Choice>> = {
  ...offeredTypes,
  upcoming: { label: t('待发布', 'Upcoming'), tone: 'soft' },
};

const systemLabels: Readonly<Record<ReleaseSystem, Choice>> = {
  windows: { label: t('Windows 64 位', 'Windows 64-bit') },
  'windows-x86': { label: t('Windows 32 位', 'Windows 32-bit') },
  'windows-zip': { label: t('Windows zip 包', 'Windows zip') },
  'windows-lite': { label: t('Windows VPS 版（纯净版）', 'Windows VPS edition') },
  'windows-base': { label: t('Windows base 包', 'Windows base package') },
  'windows-speed': { label: t('Windows speed 包', 'Windows speed package') },
  'mac-intel': { label: t('Mac（Intel）', 'Mac (Intel)') },
  'mac-arm': { label: t('Mac（Apple M 系列）', 'Mac (Apple M)') },
  linux: { label: t('Linux', 'Linux') },
  android: { label: t('Android', 'Android') },
  ios: { label: t('iOS', 'iOS') },
};

export const system = f.choice(t('系统', 'System'), systemLabels);
export const line = f.choice(t('产品线', 'Version line'), {
  v5: { label: t('v5', 'v5') },
  v6: { label: t('v6', 'v6') },
});
export const version = f.pattern(
  t('版本号', 'Version'),
  /^\d{1,4}(\.\d{1,6}){1,3}$/,
  t('必须是版本号，如 5.291.0', 'must be a version like 5.291.0'),
);
export const type = f.choice(t('类型', 'Type'), releaseTypes);
export const offeredType = f.choice(t('类型', 'Type'), offeredTypes);
export const sha256 = f.parsed(
  t('SHA-256', 'SHA-256'),
  (value) => (/^[0-9a-f]{64}$/.test(value.toLowerCase()) ? value.toLowerCase() : null),
  t('必须是 64 位十六进制数', 'must be 64 hex digits'),
  'code',
);
export const expectedSha256 = f.hinted(
  { ...sha256, label: t('应有的 SHA-256', 'Expected SHA-256') },
  '可不填。填构建系统给出的值，不一致就不发布。',
  'Optional. The value of your build system; if it differs, nothing is published.',
);
export const bytes = f.integer(t('字节数', 'Bytes'), 1, Number.MAX_SAFE_INTEGER);
export const url = f.webAddress(t('安装包地址', 'Address of the package'));
const moment = f.moment(t('定时发布（北京时间）', 'Publish at (Beijing time)'));
/** Stored as an instant, so that it can be compared with others. */
export const publishAt = f.hinted(
  { ...moment, schema: moment.schema.transform((value) => new Date(value).toISOString()) },
  '留空则立即发布。',
  'Leave empty to publish now.',
);
export const day = f.day(t('发布日', 'Day of release'));
export const uploadId = f.pattern(
  t('已上传的安装包', 'Uploaded package'),
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  t('必须是上传的编号', 'must be the id of an upload'),
);
