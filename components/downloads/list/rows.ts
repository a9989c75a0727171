import { platforms, type Release } from '@/lib/releases/types';
import { byPlatform, systemFilters, systemOf, type SystemFilter } from '@/lib/releases/choose';
import type { FilterKey } from './filtered';

export interface ListRow {
  readonly id: string;
  readonly key: FilterKey;
  readonly release: Release;
}

export interface ListGroup {
  readonly system: SystemFilter;
  readonly rows: readonly ListRow[];
}

const typeOrder = { latest: 0, beta: 1, upcoming: 2, older: 3 } as const;

/**
 * All releases by system. Within one: what a visitor most likely wants first, that is the latest of
 * each package, then beta, upcoming and older, each newest first.
 */
export function listGroups(releases: readonly Release[]): ListGroup[] {
  const sorted = byPlatform(releases).flatMap(([, list]) => list);
  return systemFilters.map((system) => ({
    system,
    rows: sorted
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
      })),
  }));
}
