import { groupByPlatform } from '@/lib/releases/lists/select-packages';
import { packageSystems, systemOf, type PackageSystem } from '@/lib/releases/platforms-by-system';
import { platforms, type Platform, type ReleasePackage } from '@/lib/releases/release-package';
import type { FilterValues } from './filter-bar';

export interface PackageListRow {
  readonly id: string;
  readonly filterValues: FilterValues;
  readonly releasePackage: ReleasePackage;
}

export interface ListGroup {
  readonly system: PackageSystem;
  /** The newest packages for the system's ordinary computers; both Macs have equal rank (D8). */
  readonly newest: readonly PackageListRow[];
  /** The other packages of the best type that the system has: latest or, where nothing is latest, beta or upcoming. */
  readonly otherCurrent: readonly PackageListRow[];
  /** The packages of every other type. */
  readonly folded: readonly PackageListRow[];
}

/** The platform that an ordinary computer or phone of each system needs. */
const ordinaryPlatforms: readonly Platform[] = [
  'windows',
  'mac-intel',
  'mac-arm',
  'linux',
  'android',
  'ios',
];

const typeOrder = { latest: 0, beta: 1, upcoming: 2, older: 3 } as const;

/**
 * All packages by system: first the packages most visitors want, then the other current packages, then beta, upcoming
 * and older packages. Packages of one platform and type are newest first.
 */
export function packageGroups(packages: readonly ReleasePackage[]): ListGroup[] {
  const sortedPackages = groupByPlatform(packages).flatMap(([, list]) => list);
  return packageSystems.map((system) => {
    const rows = sortedPackages
      .filter((releasePackage) => systemOf(releasePackage.platform) === system)
      .sort(
        (a, b) =>
          typeOrder[a.type] - typeOrder[b.type] ||
          platforms.indexOf(a.platform) - platforms.indexOf(b.platform),
      )
      .map((releasePackage, index) => ({
        id: `${system}-${index}`,
        filterValues: { system, type: releasePackage.type },
        releasePackage,
      }));
    const latest = rows.filter(({ releasePackage }) => releasePackage.type === 'latest');
    // Rows of one platform and type are sorted newest first, so the first of them is the newest package. Where no
    // package is current yet, upcoming and beta packages are not "earlier".
    const bestType = rows[0]?.releasePackage.type;
    const currentType = bestType === 'older' ? 'latest' : bestType;
    const newest = latest.filter(
      (row) =>
        ordinaryPlatforms.includes(row.releasePackage.platform) &&
        latest.find(
          ({ releasePackage }) => releasePackage.platform === row.releasePackage.platform,
        ) === row,
    );
    return {
      system,
      newest,
      otherCurrent: rows.filter(
        (row) => row.releasePackage.type === currentType && !newest.includes(row),
      ),
      folded: rows.filter(({ releasePackage }) => releasePackage.type !== currentType),
    };
  });
}

/** Every row of a group, in the order of the page. */
export const allRowsOf = ({
  newest,
  otherCurrent,
  folded,
}: ListGroup): readonly PackageListRow[] => [...newest, ...otherCurrent, ...folded];
