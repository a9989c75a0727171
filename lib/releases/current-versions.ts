/** The current version of each product line. Pure. */
import { changelogLines, type ChangelogLine } from '@superbrowser/contract/content/categories';
import { changelog, firstReleaseDay } from '@/lib/content/changelog-announcements-apps';
import type { PackageList, ReleasePackage } from './release-package';
import { compareVersions } from './compare-versions';

export interface CurrentVersion {
  readonly version: string;
  /** YYYY-MM-DD; '' where the list has no day. */
  readonly day: string;
}

const changelogLineOf = ({ line, platform }: ReleasePackage): ChangelogLine | null => {
  if (line === 'v6') return 'v6';
  if (platform === 'windows-lite') return 'vps';
  if (platform === 'ios') return null;
  return platform === 'android' ? 'android' : 'v5';
};

/**
 * Sorts by version, because systems are released on different days and the newest package may have a lower version. Of
 * equal versions, an entry without a day comes first, then the earliest day. The first entry's day is the one shown,
 * so that no day is shown where one is unknown.
 */
const highestFirst = (a: CurrentVersion, b: CurrentVersion) =>
  compareVersions(b.version, a.version) || a.day.localeCompare(b.day);

const versionsInList = (line: ChangelogLine, { packages }: PackageList) =>
  packages
    .filter(
      (candidate) =>
        candidate.type === 'latest' &&
        candidate.url !== null &&
        changelogLineOf(candidate) === line,
    )
    .map(({ version, releasedOn }) => ({ version, day: releasedOn ?? '' }));

const versionsInChangelog = (line: ChangelogLine) =>
  changelog
    .filter((entry) => entry.line === line && !entry.beta)
    .map((entry) => ({ version: entry.version, day: firstReleaseDay(entry) }));

/**
 * The current versions according to the version list, or according to the changelog where an upstream's list could not
 * be read.
 * @param website the website's list; its iOS packages do not count, because they have no line of release notes
 * @returns versions by line. From a list that was read, lines without a package to download are left out. Empty while
 * the website's list is an empty fallback
 */
export function currentVersions(
  website: PackageList,
  v6: PackageList,
): Partial<Record<ChangelogLine, CurrentVersion>> {
  // A site without an upstream and samples has no built-in packages: no version is known until its database was read.
  const isUnread = website.freshness === 'fallback' && website.packages.length === 0;
  if (isUnread) return {};
  const entries = changelogLines.map((line) => {
    const list = line === 'v6' ? v6 : website;
    const versions =
      list.freshness === 'fallback' ? versionsInChangelog(line) : versionsInList(line, list);
    return [line, versions.sort(highestFirst)[0]] as const;
  });
  return Object.fromEntries(entries.filter(([, version]) => version !== undefined));
}
