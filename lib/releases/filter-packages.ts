/** Functions on a list of releases: the latest one, those that match a filter, their order. */
import { compareVersions } from './compare-versions';
import {
  platforms,
  type ClientLine,
  type Platform,
  type ReleasePackage,
  type ReleaseType,
} from './platforms';

/** Systems in the visitor's filter; each has one or more platforms. */
export const systemFilters = ['windows', 'mac', 'linux', 'android', 'ios'] as const;
export type SystemFilter = (typeof systemFilters)[number];

/** Kinds of releases in the visitor's filter (D6). */
export const releaseTypes = [
  'latest',
  'beta',
  'older',
  'upcoming',
] as const satisfies readonly ReleaseType[];

/** The system of a package. */
export function systemOf(platform: Platform): SystemFilter {
  if (platform.startsWith('windows')) return 'windows';
  if (platform.startsWith('mac')) return 'mac';
  return platform === 'linux' || platform === 'android' ? platform : 'ios';
}

/** Newest version first; of equal versions the later one first. */
export function newestReleaseFirst(a: ReleasePackage, b: ReleasePackage): number {
  return (
    compareVersions(b.version, a.version) || (b.releasedOn ?? '').localeCompare(a.releasedOn ?? '')
  );
}

/**
 * The release a platform's button delivers: the newest one marked latest that has a link.
 * @param line narrows to one client line
 */
export function findLatestPackage(
  releases: readonly ReleasePackage[],
  platform: Platform,
  line?: ClientLine,
): ReleasePackage | undefined {
  return releases
    .filter(
      (release) =>
        release.platform === platform && release.type === 'latest' && release.url !== null,
    )
    .filter((release) => line === undefined || release.line === line)
    .sort(newestReleaseFirst)[0];
}

/** Whether a platform has a download now (D10: Linux without a link is being upgraded). */
export function hasLink(releases: readonly ReleasePackage[], platform: Platform): boolean {
  return releases.some((release) => release.platform === platform && release.url !== null);
}

/**
 * Whether nothing at all can be downloaded, by lists that were loaded just now: the site is new, or everything was
 * withdrawn. An earlier or a built-in list is not evidence.
 */
export function isKnownToHaveNoDownload(
  ...lists: readonly { readonly releases: readonly ReleasePackage[]; readonly freshness: string }[]
): boolean {
  return lists.every(
    ({ releases, freshness }) => freshness === 'live' && releases.every(({ url }) => url === null),
  );
}

/** Whether no release in these lists can be downloaded, wherever the lists come from. */
export const hasNoDownload = (...lists: readonly (readonly ReleasePackage[])[]): boolean =>
  !lists.some((list) => platforms.some((platform) => hasLink(list, platform)));

/** Releases by platform in the order of the platform list, newest first; platforms without one are left out. */
export function groupedByPlatform(
  releases: readonly ReleasePackage[],
): [Platform, ReleasePackage[]][] {
  return platforms
    .map((platform): [Platform, ReleasePackage[]] => [
      platform,
      releases.filter((release) => release.platform === platform).sort(newestReleaseFirst),
    ])
    .filter(([, list]) => list.length > 0);
}

export interface ReleaseFilter {
  readonly system: SystemFilter | null;
  readonly type: ReleaseType | null;
}

/** Whether a row passes the filter of the list of all downloads; null matches everything. */
export function matchesFilter(
  row: { readonly system: string; readonly type: string },
  filter: ReleaseFilter,
): boolean {
  return (
    (filter.system === null || row.system === filter.system) &&
    (filter.type === null || row.type === filter.type)
  );
}
