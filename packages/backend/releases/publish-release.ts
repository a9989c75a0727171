/** Publishes a version for download: validates and stores it, and says what its audit entry contains (D1, D6). */
import 'server-only';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Fields, OperationResult, FieldValues } from '../records/record-type';
import * as f from '../records/fields/field-kinds';
import type { LabeledValue } from '../records/displayed-values';
import type { AuthorizedContext } from '../records/authorized-context';
import type { DeploymentContext } from '../deployment-context';
import type { SizeAndChecksum } from '../common/size-and-checksum';
import { releaseTypeChoices } from './release-fields';
import {
  rowsToPackages,
  typeNameOf,
  typeNumbers,
  withPackage,
  type ReleaseTypeName,
} from './package-rows';
import { releaseKeyOf, releaseLabel, type ReleaseIdentity } from './release-identity';
import { changePlatformPackages, lockReleases, loadReleaseRows } from './release-lists';
import { hasVariants, storedPlatformOf } from './platforms';

export interface ReleaseDescription extends ReleaseIdentity {
  readonly type: ReleaseTypeName;
  /** Day of release; today unless given. */
  readonly date?: string | undefined;
}

/** The file a version is published with. */
export interface PublishedFile extends Partial<SizeAndChecksum> {
  readonly url: string | null;
}

type StoringContext = Pick<AuthorizedContext, 'db' | 'now'>;

/** Stored URLs begin with {files}, so that they remain valid when the host changes. */
export const toStoredUrl = (url: string, { downloadHost }: DeploymentContext): string =>
  downloadHost && url.startsWith(`${downloadHost}/`)
    ? `{files}${url.slice(downloadHost.length)}`
    : url;

/** The time as the lists store it: the first eight digits are the day, by default today in China. */
const onlineTime = (date: string | undefined, now: number) =>
  `${(date ?? beijingDay(now)).replaceAll('-', '')}000000`;

async function storeRelease(
  release: ReleaseDescription,
  publishedFile: PublishedFile,
  context: StoringContext,
): Promise<void> {
  const { platform, line, type, date } = release;
  const { variant, v6 } = storedPlatformOf(platform);
  const sizeAndChecksum = {
    size: publishedFile.size ?? null,
    sha256: publishedFile.sha256 ?? null,
  };
  const storedOnlineTime = onlineTime(date, context.now);
  if (line === 'v6' && v6) {
    const publishedColumns = {
      install_download_url: publishedFile.url,
      online_time: storedOnlineTime,
    };
    const row = { version: release.version, ...publishedColumns, ...sizeAndChecksum };
    await context.db
      .insertInto('v6_releases')
      .values({ system_type: v6, ...row })
      .onConflict((conflict) => conflict.column('system_type').doUpdateSet(row))
      .execute();
    return;
  }
  const common = {
    variant,
    version: release.version,
    os_version_type: null,
    online_time: storedOnlineTime,
  };
  const addedPackage = {
    ...common,
    version_type: typeNumbers[type],
    url: publishedFile.url,
    ...sizeAndChecksum,
  };
  const isInHistory = type === 'latest' || type === 'older';
  await changePlatformPackages(
    context.db,
    platform,
    (packages) => withPackage(packages, addedPackage),
    isInHistory,
  );
}

/** The latest version of a platform, and the type of the version that was asked for. */
interface ReleaseStatus {
  readonly latest: string | null;
  readonly type: string | null;
}

/**
 * The status of a version. It is read before and after a change, to report how the latest version changed; `type` is
 * null where the list does not contain the version.
 */
export async function loadReleaseStatus(
  release: ReleaseIdentity,
  { db }: StoringContext,
): Promise<ReleaseStatus> {
  const { wirePlatform, variant, v6 } = storedPlatformOf(release.platform);
  if (release.line === 'v6') {
    const row = await db
      .selectFrom('v6_releases')
      .select('version')
      .where('system_type', '=', v6 ?? 0)
      .executeTakeFirst();
    return {
      latest: row?.version ?? null,
      type: row?.version === release.version ? 'latest' : null,
    };
  }
  const rows = await loadReleaseRows(db, 'website', wirePlatform);
  const packages = rowsToPackages(rows, !hasVariants(wirePlatform)).filter(
    (candidate) => candidate.variant === variant,
  );
  const latestPackage = packages.find((candidate) => candidate.version_type === typeNumbers.latest);
  const publishedPackage = packages.find((candidate) => candidate.version === release.version);
  return {
    latest: latestPackage?.version ?? null,
    type: typeNameOf(publishedPackage?.version_type),
  };
}

/** Offers a version. @param scheduledAt its scheduled time, for the audit entry */
export async function publishRelease(
  release: ReleaseDescription,
  publishedFile: PublishedFile,
  context: StoringContext,
  scheduledAt?: string,
): Promise<OperationResult> {
  await lockReleases(context);
  const before = await loadReleaseStatus(release, context);
  await storeRelease(release, publishedFile, context);
  const { platform, line, version, type } = release;
  const after = await loadReleaseStatus(release, context);
  const [label, typeLabel] = [releaseLabel(release), releaseTypeChoices[type].label];
  return {
    message: bilingual(
      `已发布 ${label.zh}（${typeLabel.zh}）${type === 'latest' ? '' : '，在「更多下载」页'}。`,
      `${label.en} (${typeLabel.en}) is published${type === 'latest' ? '' : ', on the page of more downloads'}.`,
    ),
    details: describeRelease({ ...release, ...publishedFile }),
    data: { platform, line, version, type, ...publishedFile },
    subject: releaseKeyOf(release),
    auditValues: {
      type,
      ...(scheduledAt && { at: scheduledAt }),
      ...changeOfLatest(before, after),
    },
  };
}

/** Fields of the audit values that `changeOfLatest` returns. */
export const changeOfLatestAuditFields: Fields = {
  latestBefore: f.text(bilingual('之前的最新版', 'Latest before')),
  latest: f.text(bilingual('最新版', 'Latest')),
};

/** The change of the latest version, for the audit log; empty where it is the same. */
export const changeOfLatest = (before: ReleaseStatus, after: ReleaseStatus): FieldValues =>
  before.latest === after.latest ? {} : { latestBefore: before.latest, latest: after.latest };

/** The details that staff see of a version they published or scheduled. */
export const describeRelease = (release: ReleaseDescription & PublishedFile): LabeledValue[] => [
  { name: 'release', label: bilingual('版本', 'Version'), text: releaseLabel(release) },
  { name: 'type', label: bilingual('类型', 'Type'), text: releaseTypeChoices[release.type].label },
  ...(release.sha256
    ? [{ name: 'sha256', label: bilingual('SHA-256', 'SHA-256'), text: release.sha256 }]
    : []),
];
