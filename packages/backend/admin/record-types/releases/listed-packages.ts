/** Loads the offered packages, for the console and the command line. */
import 'server-only';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsToPackages, typeNameOf } from '../../../releases/package-rows';
import { hasVariants, platformNameOf, v6PlatformOf } from '../../../releases/platforms';
import type { DeploymentContext } from '../../../deployment-context';
import type { AuthorizedContext } from '../../../records/authorized-context';

interface PackageFile {
  /** Path in the folder of packages, or the URL of a package on another host; null without a URL. */
  readonly file: string | null;
  /** Null for a package on another host, or without a URL. */
  readonly file_state: 'present' | 'missing' | null;
}

/** The file at a package's stored URL: for this site's own files, whether it exists. */
async function readPackageFile(
  url: string | null,
  { downloadDir, downloadHost }: DeploymentContext,
): Promise<PackageFile> {
  if (!url?.startsWith('{files}/')) return { file: url, file_state: null };
  if (!downloadDir) return { file: url.replace('{files}', downloadHost ?? ''), file_state: null };
  const file = url.slice('{files}/'.length);
  const stats = await stat(join(downloadDir, file)).catch(() => null);
  return { file, file_state: stats?.isFile() ? 'present' : 'missing' };
}

/** All offered packages, of both lines. */
export async function loadListedPackages({
  db,
  deployment,
}: Pick<AuthorizedContext, 'db' | 'deployment'>) {
  const rows = await db
    .selectFrom('releases')
    .selectAll()
    .where('list', '=', 'website')
    .orderBy('platform')
    .orderBy('position')
    .execute();
  const v5 = rows.flatMap(({ platform: wirePlatform, ...row }) =>
    rowsToPackages([row], !hasVariants(wirePlatform)).map(
      ({ variant, version_type, ...release }) => ({
        ...release,
        platform: platformNameOf(wirePlatform, variant) ?? wirePlatform,
        line: 'v5',
        type: typeNameOf(version_type) ?? String(version_type),
      }),
    ),
  );
  const v6 = (await db.selectFrom('v6_releases').selectAll().orderBy('system_type').execute()).map(
    ({ system_type, install_download_url, ...row }) => ({
      ...row,
      url: install_download_url,
      platform: v6PlatformOf(system_type) ?? String(system_type),
      line: 'v6',
      type: 'latest',
    }),
  );
  return Promise.all(
    [...v5, ...v6].map(
      async ({ platform, line, version, type, online_time, size, sha256, url }) => ({
        platform,
        line,
        version,
        type,
        day: online_time?.slice(0, 8) ?? null,
        size,
        sha256,
        ...(await readPackageFile(url, deployment)),
      }),
    ),
  );
}
