/** Defines packages a file can be compared with, merges lists of them and groups them by version. Pure. */
import { platforms, sha256Pattern, type ReleasePackage } from './release-package';
import { compareVersions } from './compare-versions';

/** A published package that has a checksum: the data a file can be compared with. */
export interface VerifiablePackage extends Pick<
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
function verifiablePackageOf(releasePackage: ReleasePackage): VerifiablePackage | null {
  const { platform, line, version, type, releasedOn, fileName, size } = releasePackage;
  const sha256 = releasePackage.sha256?.toLowerCase() ?? '';
  if (type === 'upcoming' || !sha256Pattern.test(sha256)) return null;
  return { sha256, platform, line, version, type, releasedOn, fileName, size };
}

const platformRank = (verifiablePackage: VerifiablePackage) =>
  platforms.indexOf(verifiablePackage.platform);

/** Sorts v6 before v5, in each line the newest version first, and the platforms of a version in the site's order. */
const comparePackages = (a: VerifiablePackage, b: VerifiablePackage): number =>
  b.line.localeCompare(a.line) ||
  compareVersions(b.version, a.version) ||
  platformRank(a) - platformRank(b);

/**
 * The packages of several lists, each once.
 * @param lists most reliable list first. The current lists come before the histories, because only they tell which
 * version is the latest
 */
export function verifiablePackagesOf(
  lists: readonly (readonly ReleasePackage[])[],
): VerifiablePackage[] {
  const packageByKey = new Map<string, VerifiablePackage>();
  for (const releasePackage of lists.flat()) {
    const verifiablePackage = verifiablePackageOf(releasePackage);
    if (!verifiablePackage) continue;
    const key = [
      verifiablePackage.sha256,
      verifiablePackage.platform,
      verifiablePackage.line,
      verifiablePackage.version,
    ].join(' ');
    if (!packageByKey.has(key)) packageByKey.set(key, verifiablePackage);
  }
  return [...packageByKey.values()].sort(comparePackages);
}

/** Packages of one line, version, type and day. */
export interface VersionGroup extends Pick<
  VerifiablePackage,
  'line' | 'version' | 'type' | 'releasedOn'
> {
  readonly packages: readonly VerifiablePackage[];
}

/** Groups packages by line, version, type and day. The order of the packages is kept. */
export function groupByVersion(packages: readonly VerifiablePackage[]): VersionGroup[] {
  const packagesByKey = new Map<string, VerifiablePackage[]>();
  for (const verifiablePackage of packages) {
    const key = [
      verifiablePackage.line,
      verifiablePackage.version,
      verifiablePackage.type,
      verifiablePackage.releasedOn,
    ].join(' ');
    packagesByKey.set(key, [...(packagesByKey.get(key) ?? []), verifiablePackage]);
  }
  return [...packagesByKey.values()].flatMap((groupPackages) => {
    const [first] = groupPackages;
    if (!first) return [];
    const { line, version, type, releasedOn } = first;
    return [{ line, version, type, releasedOn, packages: groupPackages }];
  });
}
