/** Selects from lists of packages: the latest package, whether there is a download, the order, groups by platform. */
import { compareVersions } from '../compare-versions';
import {
  platforms,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '../release-package';

/** Sorts the highest version first; of equal versions the one released last. */
export function highestVersionFirst(a: ReleasePackage, b: ReleasePackage): number {
  return (
    compareVersions(b.version, a.version) || (b.releasedOn ?? '').localeCompare(a.releasedOn ?? '')
  );
}

/**
 * The package that a platform's button delivers: the highest version that is marked latest and has a link; null if
 * there is none.
 * @param line narrows to one line
 */
export function findLatestPackage(
  packages: readonly ReleasePackage[],
  platform: Platform,
  line?: DesktopLine,
): ReleasePackage | null {
  const [highest = null] = packages
    .filter(
      (releasePackage) =>
        releasePackage.platform === platform &&
        releasePackage.type === 'latest' &&
        releasePackage.url !== null,
    )
    .filter((releasePackage) => line === undefined || releasePackage.line === line)
    .sort(highestVersionFirst);
  return highest;
}

/** Whether a platform has a download now (D10: Linux without a link is being upgraded). */
export function hasDownload(packages: readonly ReleasePackage[], platform: Platform): boolean {
  return packages.some(
    (releasePackage) => releasePackage.platform === platform && releasePackage.url !== null,
  );
}

/**
 * Whether it is certain that nothing can be downloaded, because the site is new or everything was withdrawn. Only lists
 * that are live count as evidence, not earlier or built-in lists.
 */
export function isKnownToHaveNoDownload(
  ...lists: readonly { readonly packages: readonly ReleasePackage[]; readonly freshness: string }[]
): boolean {
  return lists.every(
    ({ packages, freshness }) => freshness === 'live' && packages.every(({ url }) => url === null),
  );
}

/** Whether no package in these lists can be downloaded, wherever the lists come from. */
export const hasNoDownload = (...lists: readonly (readonly ReleasePackage[])[]): boolean =>
  !lists.some((list) => platforms.some((platform) => hasDownload(list, platform)));

/**
 * Packages by platform in the order of the platform list, highest version first; platforms without a package are left
 * out.
 */
export function groupByPlatform(
  packages: readonly ReleasePackage[],
): [Platform, ReleasePackage[]][] {
  return platforms
    .map((platform): [Platform, ReleasePackage[]] => [
      platform,
      packages
        .filter((releasePackage) => releasePackage.platform === platform)
        .sort(highestVersionFirst),
    ])
    .filter(([, list]) => list.length > 0);
}
