/** The version lists for pages and downloads (D1, D6, D7). */
import 'server-only';
import { z } from 'zod';
import { parseJson } from '@superbrowser/contract/wire-format';
import { endpoints } from '@superbrowser/contract/endpoints';
import { v6ListSchema, type V6Entry } from '@superbrowser/contract/releases';
import { allowsSampleData } from '@/lib/core/env/allows-sample-data';
import { getPackageBaseUrl, getRuntimeEnv } from '@/lib/core/env/runtime';
import {
  createUpstreamContentReader,
  isMaintenance,
  type UpstreamContent,
} from '@/lib/core/upstream/cache/upstream-content';
import { storeLastGood } from '@/lib/core/upstream/cache/last-good';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { type PackageList, platforms, type ReleasePackage } from '../release-package';
import { historyPlatforms, type HistoryPlatform } from '../history/history-platforms';
import {
  historyEntryMappers,
  mapV6List,
  mapWebsiteList,
  systemTypeByPlatform,
} from './map-upstream-lists';

/** Validates packages in the last-good files. */
const packagesSchema: z.ZodType<readonly ReleasePackage[]> = z.array(
  z.object({
    platform: z.enum(platforms),
    line: z.enum(['v5', 'v6']),
    version: z.string(),
    type: z.enum(['upcoming', 'latest', 'beta', 'older']),
    releasedOn: z.string().nullable(),
    url: z.string().nullable(),
    fileName: z.string().nullable(),
    size: z.number().nullable(),
    sha256: z.string().nullable(),
    osVersionType: z.string().nullish(),
  }),
);

/**
 * Package that is offered while the version list cannot be read (D7). Update it with each release of the Windows
 * client.
 */
export const fallbackPackage = {
  version: '5.290.2',
  path: '/v5/SuperBrowser-5.290.2-x64.exe',
} as const;

/** Whether the lists come from the embedded backend. Its lists are reliable, even when they are empty. */
const isEmbedded = () => !getRuntimeEnv().UPSTREAM_HOST;

function createFallbackPackages(): ReleasePackage[] {
  // Where the backend has no sample data, the fallback would offer a file that was never published.
  if (isEmbedded() && !allowsSampleData()) return [];
  const url = `${getPackageBaseUrl()}${fallbackPackage.path}`;
  const fileName = fallbackPackage.path.split('/').pop() ?? null;
  const unknownDetails = { releasedOn: null, size: null, sha256: null };
  return [
    {
      platform: 'windows',
      line: 'v5',
      version: fallbackPackage.version,
      type: 'latest',
      url,
      fileName,
      ...unknownDetails,
    },
  ];
}

const getWebsiteContent = createUpstreamContentReader<readonly ReleasePackage[]>({
  key: 'website-releases',
  schema: packagesSchema,
  load: async () => {
    const packages = mapWebsiteList(await callUpstream(endpoints.versionList, {}));
    // An empty list counts as broken, because it must not replace the last good list.
    if (packages.length === 0 && !isEmbedded())
      throw new UpstreamError('schema', endpoints.versionList);
    return packages;
  },
  fallback: createFallbackPackages,
});

/** Parses the `v6` string of the version list, which contains the v6 list as JSON. Null when absent or malformed. */
function parseV6String(text: string | null | undefined): V6Entry[] | null {
  try {
    return text ? v6ListSchema.parse(parseJson(Buffer.from(text))) : null;
  } catch {
    return null;
  }
}

const v6Key = 'v6-releases';

async function loadV6Packages(): Promise<readonly ReleasePackage[]> {
  // Both are requested in parallel, because one after the other could keep a page waiting for two deadlines.
  const [v6Response, listResponse] = await Promise.allSettled([
    callUpstream(endpoints.v6Versions, {}),
    callUpstream(endpoints.versionList, {}),
  ]);
  const v6Lists = [
    v6Response.status === 'fulfilled' ? v6Response.value : null,
    listResponse.status === 'fulfilled' ? parseV6String(listResponse.value.v6) : null,
  ];
  const packages = v6Lists.map((list) => mapV6List(list ?? [])).find((list) => list.length > 0);
  if (packages && !(v6Response.status === 'rejected' && isMaintenance(v6Response.reason)))
    return packages;
  if (isEmbedded() && v6Response.status === 'fulfilled') return [];
  // During maintenance the string of the version list is used. It is stored as last good data, so that pages explain
  // that the list is not live (D7).
  if (packages) await storeLastGood(v6Key, packages);
  throw v6Response.status === 'rejected'
    ? v6Response.reason
    : new UpstreamError('schema', endpoints.v6Versions);
}

const getV6Content = createUpstreamContentReader<readonly ReleasePackage[]>({
  key: v6Key,
  schema: packagesSchema,
  load: loadV6Packages,
  fallback: () => [],
});

const toPackageList = ({
  value,
  ...source
}: UpstreamContent<readonly ReleasePackage[]>): PackageList => ({
  packages: value,
  ...source,
});

/**
 * The website's list (the API's `versionlist`): packages of v5, of the VPS edition, and for Android and iOS. The
 * fallback is one Windows entry (D7), or none where the embedded backend has no samples. Never throws.
 */
export async function getWebsiteList(): Promise<PackageList> {
  return toPackageList(await getWebsiteContent());
}

/**
 * The current v6 package of each platform; empty when there is none, or no source ever answered (D7). The result also
 * tells whether the encrypted call reported maintenance. Never throws.
 */
export async function getV6List(): Promise<PackageList> {
  return toPackageList(await getV6Content());
}

// The histories: all versions of a platform; the first is the present one. An empty list is shown as empty (D7).

/** The names of the lists in caches. */
const cacheKeyByPlatform = {
  windows: 'history',
  'mac-intel': 'history-mac-intel',
  'mac-arm': 'history-mac-arm',
  linux: 'history-linux',
} as const satisfies Record<HistoryPlatform, string>;

const createHistoryGetter = (platform: HistoryPlatform) =>
  createUpstreamContentReader<readonly ReleasePackage[]>({
    key: cacheKeyByPlatform[platform],
    schema: packagesSchema,
    load: async () => {
      const systemType = systemTypeByPlatform[platform];
      const entries = await callUpstream(endpoints.versionHistory, { system_type: systemType });
      return entries.flatMap(historyEntryMappers[platform]);
    },
    fallback: () => [],
  });

const historyGetters = {
  windows: createHistoryGetter('windows'),
  'mac-intel': createHistoryGetter('mac-intel'),
  'mac-arm': createHistoryGetter('mac-arm'),
  linux: createHistoryGetter('linux'),
} satisfies Record<HistoryPlatform, unknown>;

/** The history of a platform in the upstream's order. Never throws. */
export async function getHistoryList(platform: HistoryPlatform): Promise<PackageList> {
  return toPackageList(await historyGetters[platform]());
}

/** The histories of all platforms. Never throws. */
export const getHistories = (): Promise<readonly PackageList[]> =>
  Promise.all(historyPlatforms.map((platform) => getHistoryList(platform)));

/** Every list of packages. Never throws. */
export async function getAllPackageLists() {
  const [website, v6, histories] = await Promise.all([
    getWebsiteList(),
    getV6List(),
    getHistories(),
  ]);
  return { website, v6, histories };
}

/** The packages of all lists; a package that is in two lists is contained twice. Never throws. */
export async function getAllPackages(): Promise<readonly ReleasePackage[]> {
  const { website, v6, histories } = await getAllPackageLists();
  return [website, v6, ...histories].flatMap(({ packages }) => packages);
}
