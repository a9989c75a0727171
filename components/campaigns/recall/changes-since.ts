import { changelog, firstDay } from '@/lib/content/lists';
import type { ChangelogEntry } from '@/lib/content/types';
import type { Release } from '@/lib/releases/types';

export interface Change {
  readonly entry: ChangelogEntry;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** At most this many: the page tells what is new, the changelog tells everything. */
const shown = 4;

/**
 * What changed, newest first: versions the list offers now, each with its day there, then the ones
 * before them. A version that is only announced is no change yet.
 */
export function changesSince(releases: readonly Release[]): Change[] {
  const upcoming = new Set(
    releases.filter(({ type }) => type === 'upcoming').map(({ version }) => version),
  );
  const offered = new Map(
    releases
      .filter(({ type, releasedOn }) => type === 'latest' && releasedOn !== null)
      .map(({ version, releasedOn }) => [version, releasedOn] as const),
  );
  return changelog
    .filter(({ version, beta }) => !beta && (offered.has(version) || !upcoming.has(version)))
    .map((entry) => ({ entry, day: offered.get(entry.version) ?? firstDay(entry) }))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, shown);
}
