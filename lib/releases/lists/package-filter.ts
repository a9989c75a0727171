/** The visitor's filter of the list of all downloads. */
import type { PackageSystem } from '../platforms-by-system';
import type { ReleaseType } from '../release-package';

/** Kinds of packages in the visitor's filter (D6). */
export const releaseTypeFilters = [
  'latest',
  'beta',
  'older',
  'upcoming',
] as const satisfies readonly ReleaseType[];

export interface PackageFilter {
  readonly system: PackageSystem | null;
  readonly type: ReleaseType | null;
}

/** Whether a row passes the filter of the list of all downloads; null matches everything. */
export function matchesFilter(
  row: { readonly system: string; readonly type: string },
  filter: PackageFilter,
): boolean {
  return (
    (filter.system === null || row.system === filter.system) &&
    (filter.type === null || row.type === filter.type)
  );
}
