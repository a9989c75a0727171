/** The newest releases of the product, for people who come back. Pure. */
import {
  changelog,
  firstReleaseDay,
  type ChangelogEntry,
} from '@/lib/content/changelog-announcements-apps';
import type { ReleasePackage } from './release-package';

interface NewestChangelogEntry {
  readonly entry: ChangelogEntry;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The maximum number of releases: /recall shows what is new, the changelog has everything. */
const maxReleases = 4;

/**
 * The releases, newest first. A version that the list offers now has its day from there, any other its day from the
 * changelog. A version that is only announced is not a release yet.
 */
export function newestChangelogEntries(
  packages: readonly ReleasePackage[],
): NewestChangelogEntry[] {
  const upcomingVersions = new Set(
    packages.filter(({ type }) => type === 'upcoming').map(({ version }) => version),
  );
  const latestDayByVersion = new Map(
    packages
      .filter(({ type, releasedOn }) => type === 'latest' && releasedOn !== null)
      .map(({ version, releasedOn }) => [version, releasedOn] as const),
  );
  return changelog
    .filter(
      ({ version, beta }) =>
        !beta && (latestDayByVersion.has(version) || !upcomingVersions.has(version)),
    )
    .map((entry) => ({
      entry,
      day: latestDayByVersion.get(entry.version) ?? firstReleaseDay(entry),
    }))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, maxReleases);
}
