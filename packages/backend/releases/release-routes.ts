/** Routes for the lists of packages: the website's, that of v6, and the history of each platform's versions. */
import 'server-only';
import type { RouteContext, Routes } from '../route-context';
import type { ReleaseRow } from '../database/tables/releases';

const phoneWirePlatforms = new Set(['Android', 'Ios']);

/** Stored URLs begin with {files}, because the location depends on the deployment. */
const withPackageBaseUrl = (url: string | null, { packageBaseUrl }: RouteContext) =>
  url?.replace('{files}', packageBaseUrl) ?? '';

function versionEntry(row: ReleaseRow, context: RouteContext) {
  return {
    version: row.version,
    version_type: row.version_type as 0 | 1 | 2 | 3,
    online_time: row.online_time ?? '',
    download_url: withPackageBaseUrl(row.download_url, context),
    download_url_64: withPackageBaseUrl(row.download_url_64, context),
    os_version_type: row.os_version_type ?? '',
    size: row.size,
    sha256: row.sha256,
    size_32: row.size_32,
    sha256_32: row.sha256_32,
  };
}

async function loadListRows(
  context: RouteContext,
  list: ReleaseRow['list'],
): Promise<ReleaseRow[]> {
  return context.db
    .selectFrom('releases')
    .selectAll()
    .where('list', '=', list)
    .orderBy('platform')
    .orderBy('position')
    .execute();
}

async function loadV6Entries(context: RouteContext) {
  const rows = await context.db
    .selectFrom('v6_releases')
    .selectAll()
    .orderBy('system_type')
    .execute();
  return rows.map((row) => ({
    ...row,
    install_download_url: withPackageBaseUrl(row.install_download_url, context),
  }));
}

async function loadVersionList(_: object, context: RouteContext) {
  const groups = { pc: {} as Record<string, unknown[]>, phone: {} as Record<string, unknown[]> };
  for (const row of await loadListRows(context, 'website')) {
    const group = phoneWirePlatforms.has(row.platform) ? groups.phone : groups.pc;
    (group[row.platform] ??= []).push(versionEntry(row, context));
  }
  return { ...groups, v6: JSON.stringify(await loadV6Entries(context)) };
}

const wirePlatformBySystemType = { 1: 'Win', 2: 'Mac', 3: 'Macos_m1', 4: 'Linux' } as const;

export const releaseRoutes: Pick<Routes, 'versionList' | 'v6Versions' | 'versionHistory'> = {
  versionList: loadVersionList as Routes['versionList'],
  v6Versions: (_, context) => loadV6Entries(context),
  async versionHistory({ system_type = 1 }, context) {
    const rows = await loadListRows(context, 'history');
    return rows
      .filter((row) => row.platform === wirePlatformBySystemType[system_type])
      .map((row) => versionEntry(row, context));
  },
};
