/** Defines published packages, merges lists of them and groups them by version. Pure. */
import { platforms, sha256Pattern, type ReleasePackage } from './release-package';
import { compareVersions } from './compare-versions';

/** A published package: the data a file can be compared with. */
export interface PublishedPackage extends Pick<
  ReleasePackage,
  'platform' | 'line' | 'version' | 'releasedOn' | 'fileName' | 'size'
> {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly type: Exclude<ReleasePackage['type'], 'upcoming'>;
}

/**
 * The data of a package that a file can be compared with; null when the package has no checksum or its version is not
 * released (D6).
 */
function publishedPackageOf(releasePackage: ReleasePackage): PublishedPackage | null {
  const { platform, line, version, type, releasedOn, fileName, size } = releasePackage;
  const sha256 = releasePackage.sha256?.toLowerCase() ?? '';
  if (type === 'upcoming' || !sha256Pattern.test(sha256)) return null;
  return { sha256, platform, line, version, type, releasedOn, fileName, size };
}

const platformRank = (publishedPackage: PublishedPackage) =>
  platforms.indexOf(publishedPackage.platform);

/** Sorts v6 before v5, in each line the newest version first, and the systems of a version in the site's order. */
const comparePackages = (a: PublishedPackage, b: PublishedPackage): number =>
  b.line.localeCompare(a.line) ||
  compareVersions(b.version, a.version) ||
  platformRank(a) - platformRank(b);

/**
 * The packages of several lists, each once.
 * @param lists most reliable list first. The current lists come before the histories, because only they tell which
 * version is the latest
 */
export function publishedPackagesOf(
  lists: readonly (readonly ReleasePackage[])[],
): PublishedPackage[] {
  const packageByKey = new Map<string, PublishedPackage>();
  for (const releasePackage of lists.flat()) {
    const publishedPackage = publishedPackageOf(releasePackage);
    if (!publishedPackage) continue;
    const key = [
      publishedPackage.sha256,
      publishedPackage.platform,
      publishedPackage.line,
      publishedPackage.version,
    ].join(' ');
    if (!packageByKey.has(key)) packageByKey.set(key, publishedPackage);
  }
  return [...packageByKey.values()].sort(comparePackages);
}

/** Packages of one line, version, type and day. */
export interface VersionGroup extends Pick<
  PublishedPackage,
  'line' | 'version' | 'type' | 'releasedOn'
> {
  readonly packages: readonly PublishedPackage[];
}

/** Groups packages by line, version, type and day. The order of the packages is kept. */
export function groupByVersion(packages: readonly PublishedPackage[]): VersionGroup[] {
  const packagesByKey = new Map<string, PublishedPackage[]>();
  for (const publishedPackage of packages) {
    const key = [
      publishedPackage.line,
      publishedPackage.version,
      publishedPackage.type,
      publishedPackage.releasedOn,
    ].join(' ');
    packagesByKey.set(key, [...(packagesByKey.get(key) ?? []), publishedPackage]);
  }
  return [...packagesByKey.values()].flatMap((groupPackages) => {
    const [first] = groupPackages;
    if (!first) return [];
    const { line, version, type, releasedOn } = first;
    return [{ line, version, type, releasedOn, packages: groupPackages }];
  });
}
