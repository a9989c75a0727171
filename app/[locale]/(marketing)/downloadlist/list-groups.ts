import {
  groupedByPlatform,
  systemFilters,
  systemOf,
  type SystemFilter,
} from '@/lib/releases/filter-packages';
import { platforms, type Platform, type ReleasePackage } from '@/lib/releases/platforms';
import type { FilterKey } from './release-filter';

/** A release in the list. */
export interface ListRow {
  readonly id: string;
  readonly key: FilterKey;
  readonly release: ReleasePackage;
}

/** The releases of a system. */
export interface ListGroup {
  readonly system: SystemFilter;
  /** The newest for the system's ordinary computers; both Macs have equal rank (D8). */
  readonly newest: readonly ListRow[];
  /** The other packages that are current. */
  readonly current: readonly ListRow[];
  /** Beta, upcoming and older ones. */
  readonly folded: readonly ListRow[];
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
 * All releases by system: the ones most visitors want, the other current packages, then beta, upcoming and older
 * ones; those of a platform newest first.
 */
export function listGroups(releases: readonly ReleasePackage[]): ListGroup[] {
  const sorted = groupedByPlatform(releases).flatMap(([, list]) => list);
  return systemFilters.map((system) => {
    const rows = sorted
      .filter((release) => systemOf(release.platform) === system)
      .sort(
        (a, b) =>
          typeOrder[a.type] - typeOrder[b.type] ||
          platforms.indexOf(a.platform) - platforms.indexOf(b.platform),
      )
      .map((release, index) => ({
        id: `${system}-${index}`,
        key: { system, type: release.type },
        release,
      }));
    const latest = rows.filter(({ release }) => release.type === 'latest');
    // Within a platform the rows are sorted newest first, so the first is its newest. Where none is current yet,
    // upcoming and beta releases are not "earlier".
    const bestType = rows[0]?.release.type;
    const currentType = bestType === 'older' ? 'latest' : bestType;
    const newest = latest.filter(
      (row) =>
        ordinaryPlatforms.includes(row.release.platform) &&
        latest.find(({ release }) => release.platform === row.release.platform) === row,
    );
    return {
      system,
      newest,
      current: rows.filter((row) => row.release.type === currentType && !newest.includes(row)),
      folded: rows.filter(({ release }) => release.type !== currentType),
    };
  });
}

/** Every row of a group, in the order of the page. */
export const allRowsOf = ({ newest, current, folded }: ListGroup): readonly ListRow[] => [
  ...newest,
  ...current,
  ...folded,
];
