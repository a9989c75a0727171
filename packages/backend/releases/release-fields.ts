/** Fields and arguments of versions, packages and their publication. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Choice } from '../records/record-type';
import * as f from '../records/fields/field-kinds';
import type { ReleaseTypeName } from './package-rows';
import type { Platform } from './platforms';

/** Types of versions that have a package. */
const offeredTypeChoices: Readonly<Record<Exclude<ReleaseTypeName, 'upcoming'>, Choice>> = {
  latest: { label: bilingual('最新版', 'Latest'), tone: 'ok' },
  beta: { label: bilingual('测试版', 'Beta'), tone: 'blue' },
  older: { label: bilingual('历史版本', 'Earlier'), tone: 'soft' },
};
export const releaseTypeChoices: Readonly<Record<ReleaseTypeName, Choice>> = {
  ...offeredTypeChoices,
  upcoming: { label: bilingual('待发布', 'Upcoming'), tone: 'soft' },
};

const platformChoices: Readonly<Record<Platform, Choice>> = {
  windows: { label: bilingual('Windows 64 位', 'Windows 64-bit') },
  'windows-x86': { label: bilingual('Windows 32 位', 'Windows 32-bit') },
  'windows-zip': { label: bilingual('Windows zip 包', 'Windows zip') },
  'windows-lite': { label: bilingual('Windows VPS 版（纯净版）', 'Windows VPS edition') },
  'windows-base': { label: bilingual('Windows base 包', 'Windows base package') },
  'windows-speed': { label: bilingual('Windows speed 包', 'Windows speed package') },
  'mac-intel': { label: bilingual('Mac（Intel）', 'Mac (Intel)') },
  'mac-arm': { label: bilingual('Mac（Apple M 系列）', 'Mac (Apple M)') },
  linux: { label: bilingual('Linux', 'Linux') },
  android: { label: bilingual('Android', 'Android') },
  ios: { label: bilingual('iOS', 'iOS') },
};

export const platformField = f.choice(bilingual('平台', 'Platform'), platformChoices);
export const lineField = f.choice(bilingual('产品线', 'Product line'), {
  v5: { label: bilingual('v5', 'v5') },
  v6: { label: bilingual('v6', 'v6') },
});
export const versionField = f.patternText(
  bilingual('版本号', 'Version'),
  /^\d{1,4}(\.\d{1,6}){1,3}$/,
  bilingual('必须是版本号，如 5.291.0', 'must be a version like 5.291.0'),
);
export const typeField = f.choice(bilingual('类型', 'Type'), releaseTypeChoices);
export const offeredTypeField = f.choice(bilingual('类型', 'Type'), offeredTypeChoices);
export const sha256Field = f.customText(
  bilingual('SHA-256', 'SHA-256'),
  (value) => (/^[0-9a-f]{64}$/.test(value.toLowerCase()) ? value.toLowerCase() : null),
  bilingual('必须是 64 位十六进制数', 'must be 64 hex digits'),
  'code',
);
export const expectedSha256Field = f.withHint(
  { ...sha256Field, label: bilingual('应有的 SHA-256', 'Expected SHA-256') },
  '填构建系统给出的值，不一致就不发布。上传的安装包可不填。',
  'The value of your build system; if it differs, nothing is published. Optional for an uploaded package.',
);
export const byteCountField = f.integer(bilingual('字节数', 'Bytes'), 1, Number.MAX_SAFE_INTEGER);
export const urlField = f.httpUrl(bilingual('安装包地址', 'Address of the package'));
const momentField = f.moment(bilingual('定时发布（北京时间）', 'Publish at (Beijing time)'));
/** The time is stored as an instant, so that it can be compared with other instants. */
export const publishAtField = f.withHint(
  {
    ...momentField,
    schema: momentField.schema.transform((value) => new Date(value).toISOString()),
  },
  '留空则立即发布。',
  'Leave empty to publish now.',
);
export const dayField = f.day(bilingual('发布日', 'Day of release'));
export const uploadIdField = f.patternText(
  bilingual('已上传的安装包', 'Uploaded package'),
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  bilingual('必须是上传的编号', 'must be the id of an upload'),
);
