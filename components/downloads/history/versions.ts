import type { Release } from '@/lib/releases/types';

/** One version with all its packages. */
export interface HistoryVersion {
  readonly version: string;
  readonly type: Release['type'];
  readonly releasedOn: string | null;
  readonly packages: readonly Release[];
}

/** The packages of a history list by version, in the list's own order (the first is the one offered). */
export function historyVersions(releases: readonly Release[]): HistoryVersion[] {
  const groups = new Map<string, Release[]>();
  for (const release of releases) {
    const key = `${release.version} ${release.type}`;
    groups.set(key, [...(groups.get(key) ?? []), release]);
  }
  return [...groups.values()].flatMap((packages) => {
    const [first] = packages;
    return first
      ? [{ version: first.version, type: first.type, releasedOn: first.releasedOn, packages }]
      : [];
  });
}
