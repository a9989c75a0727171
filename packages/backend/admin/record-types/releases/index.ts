/** Versions offered for download (D1, D6). */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { paginate, defineRecordType, operationOnRecord } from '../../../records/record-type';
import { editorsAndOwners, allStaff } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import {
  lineField,
  offeredTypeField,
  releaseTypeChoices,
  sha256Field,
  platformField,
  typeField,
  versionField,
} from '../../../releases/release-fields';
import {
  changeOfLatest,
  changeOfLatestAuditFields,
  loadReleaseStatus,
} from '../../../releases/publish-release';
import {
  releaseKeyOf,
  releaseLabel,
  type ReleaseIdentity,
} from '../../../releases/release-identity';
import {
  rowsToPackages,
  typeNumbers,
  withoutPackage,
  withPackage,
  type Package,
  type ReleaseTypeName,
} from '../../../releases/package-rows';
import {
  changePlatformPackages,
  lockReleases,
  loadReleaseRows,
} from '../../../releases/release-lists';
import {
  hasVariants,
  storedPlatformOf,
  platformNames,
  type Platform,
} from '../../../releases/platforms';
import { publishUploadOperation } from './publish-upload-operation';
import { publishFileOperation } from './publish-file-operation';
import { loadListedPackages } from './listed-packages';

interface Release {
  release: string;
  platform: Platform;
  line: 'v5' | 'v6';
  version: string;
  type: ReleaseTypeName;
  day: string | null;
  size: number | null;
  file: string | null;
  file_state: 'present' | 'missing' | null;
  sha256: string | null;
}

const releaseKeyPattern = /^([a-z0-9-]+):(v5|v6):(\d[\d.]*)$/;
function parseReleaseKey(key: string): ReleaseIdentity {
  const [, platformName = '', line = 'v5', version = ''] = releaseKeyPattern.exec(key) ?? [];
  const platform = platformNames.find((name) => name === platformName);
  if (!platform)
    throw refusalError(
      bilingual(`没有平台 ${platformName}。`, `There is no platform ${platformName}.`),
    );
  return { platform, line: line as 'v5' | 'v6', version };
}

const asDay = (digits: string | null) =>
  digits && `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

async function loadReleases(context: AuthorizedContext): Promise<Release[]> {
  return (await loadListedPackages(context)).map(({ day, ...columns }) => {
    const row = columns as Omit<Release, 'release' | 'day'>;
    return { ...row, release: releaseKeyOf(row), day: asDay(day) };
  });
}

/** The packages under a platform's key on the wire, which several platforms can share, and the platform's variant. */
async function loadPackages({ platform }: ReleaseIdentity, { db }: AuthorizedContext) {
  const { wirePlatform, variant } = storedPlatformOf(platform);
  const packages = rowsToPackages(
    await loadReleaseRows(db, 'website', wirePlatform),
    !hasVariants(wirePlatform),
  );
  return { packages, variant };
}

async function markRelease(
  release: ReleaseIdentity,
  type: Exclude<ReleaseTypeName, 'upcoming'>,
  context: AuthorizedContext,
) {
  const { platform, version } = release;
  const { packages, variant } = await loadPackages(release, context);
  const existing = packages.find(
    (candidate) => candidate.variant === variant && candidate.version === version,
  );
  if (!existing || existing.url === null)
    throw refusalError(bilingual('这个版本还没有安装包。', 'It has no package yet.'));
  const markedPackage: Package = { ...existing, version_type: typeNumbers[type] };
  const withoutVersion = (others: readonly Package[]) =>
    withoutPackage(others, { variant, version });
  // Without a latest version, a visitor's request for it would fail.
  const isLatest = (candidate: Package) =>
    candidate.variant === variant && candidate.version_type === typeNumbers.latest;
  if (type !== 'latest' && !withoutVersion(packages).some(isLatest))
    throw refusalError(
      bilingual(
        `没有更早的版本可以接替 ${releaseKeyOf(release)} 成为最新版。`,
        `No earlier version can take the place of ${releaseKeyOf(release)} as the latest.`,
      ),
    );
  await changePlatformPackages(context.db, platform, withoutVersion);
  await changePlatformPackages(
    context.db,
    platform,
    (packages) => withPackage(packages, markedPackage),
    type !== 'beta',
  );
}

async function retireRelease(
  { platform, line, version }: ReleaseIdentity,
  { db }: AuthorizedContext,
) {
  const { variant, v6 } = storedPlatformOf(platform);
  if (line === 'v6')
    await db
      .deleteFrom('v6_releases')
      .where('system_type', '=', v6 ?? 0)
      .execute();
  else
    await changePlatformPackages(db, platform, (packages) =>
      withoutPackage(packages, { variant, version }),
    );
}

/** Changes a version, and reports the latest version, which may have changed too. */
async function changeAndReport(
  key: string,
  context: AuthorizedContext,
  change: (release: ReleaseIdentity) => Promise<void>,
  doneText: BilingualText,
) {
  const release = parseReleaseKey(key);
  await lockReleases(context);
  const before = await loadReleaseStatus(release, context);
  await change(release);
  const after = await loadReleaseStatus(release, context);
  const details = [
    { name: 'latest', label: bilingual('最新版', 'Latest'), text: after.latest ?? '–' },
  ];
  const label = releaseLabel(release);
  return {
    message: bilingual(`${label.zh} ${doneText.zh}。`, `${label.en} ${doneText.en}.`),
    details,
    data: { ...release, latest: after.latest },
    auditValues: changeOfLatest(before, after),
  };
}

const releaseOperation = operationOnRecord<Release>();

export const releaseRecordType = defineRecordType<Release>({
  name: 'releases',
  title: bilingual('安装包', 'Releases'),
  key: 'release',
  access: allStaff,
  fields: {
    release: f.patternText(
      bilingual('版本', 'Version'),
      releaseKeyPattern,
      bilingual('必须像 windows:v5:5.291.0', 'must be like windows:v5:5.291.0'),
    ),
    platform: platformField,
    line: lineField,
    version: versionField,
    type: typeField,
    day: f.day(bilingual('发布日', 'Released')),
    size: f.count(bilingual('大小（字节）', 'Bytes')),
    file: f.text(bilingual('安装包', 'Package')),
    file_state: f.unversioned(
      f.choice(bilingual('文件', 'File'), {
        present: { label: bilingual('可下载', 'Can be downloaded') },
        missing: { label: bilingual('文件丢失', 'Is missing'), tone: 'risk' },
      }),
    ),
    sha256: sha256Field,
  },
  list: {
    columns: [
      'release',
      'platform',
      'line',
      'version',
      'type',
      'day',
      'file',
      'file_state',
      'sha256',
    ],
    filters: {
      platform: f.optional(platformField),
      line: f.optional(lineField),
      type: f.optional(typeField),
    },
    async load({ filters, ...query }, context) {
      const matchesFilters = (row: Release) =>
        (['platform', 'line', 'type'] as const).every(
          (name) => filters[name] === undefined || filters[name] === row[name],
        );
      return paginate((await loadReleases(context)).filter(matchesFilters), query);
    },
  },
  view: {
    panels: [
      [bilingual('版本', 'Version'), 'platform', 'line', 'version', 'type', 'day'],
      [bilingual('安装包', 'Package'), 'file', 'file_state', 'size', 'sha256'],
    ],
    load: async (key, context) =>
      (await loadReleases(context)).find(({ release }) => release === key) ?? null,
  },
  operations: {
    mark: releaseOperation({
      label: bilingual('更改类型', 'Change the type'),
      help: bilingual(
        '把一个版本标为最新版、测试版或历史版本；标为最新版时，原来的最新版变成历史版本',
        'Marks a version as latest, beta or older; the previous latest becomes an earlier one',
      ),
      past: bilingual('改了类型', 'changed the type'),
      auditFields: changeOfLatestAuditFields,
      access: editorsAndOwners,
      aliases: ['release mark'],
      args: { type: offeredTypeField },
      positional: ['type'],
      unavailableReason: (row) => {
        if (row.line === 'v6')
          return bilingual('v6 只有最新版，不能改类型。', 'v6 has one latest version only.');
        return row.file === null
          ? bilingual('这个版本还没有安装包。', 'It has no package yet.')
          : null;
      },
      run: ({ type }, { key }, context) =>
        changeAndReport(
          key,
          context,
          (release) => markRelease(release, type, context),
          bilingual(
            `已标为${releaseTypeChoices[type].label.zh}`,
            `is marked as ${releaseTypeChoices[type].label.en}`,
          ),
        ),
    }),
    retire: releaseOperation({
      label: bilingual('撤下这个版本', 'Retire this version'),
      help: bilingual(
        '撤下一个版本，访客不能再下载；撤下 v5 的最新版时，上一版（若有）重新成为最新版；安装包文件保留',
        'Withdraws a version; the previous one, if any, replaces the latest of v5; the file stays',
      ),
      past: bilingual('撤下了版本', 'retired the version'),
      auditFields: changeOfLatestAuditFields,
      access: editorsAndOwners,
      aliases: ['release retire'],
      args: {},
      confirmationQuestion: (_, row) =>
        row?.line === 'v6'
          ? bilingual(
              `访客不能再下载 ${row.version}，这个系统就没有 v6 了。文件留在服务器上，要再发布，须重新上传同一个文件。`,
              `Visitors can no longer download ${row.version}, and this system then has no v6. The file stays on the server; to publish it again, upload the same file once more.`,
            )
          : bilingual(
              `访客不能再下载 ${row?.version}；撤下的是最新版时，上一版（若有）成为最新版。文件留在服务器上，要再发布，须重新上传同一个文件。`,
              `Visitors can no longer download ${row?.version}; if it is the latest, the one before, if any, takes its place. The file stays on the server; to publish it again, upload the same file once more.`,
            ),
      run: (_, { key }, context) =>
        changeAndReport(
          key,
          context,
          (release) => retireRelease(release, context),
          bilingual('已撤下', 'is retired'),
        ),
    }),
    publish: publishUploadOperation,
    add: publishFileOperation,
  },
});
