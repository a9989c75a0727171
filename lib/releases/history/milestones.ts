/** The milestones of the product, from the days of its releases. */
import type { PagePath } from '@/lib/pages';
import type { Platform, ReleasePackage } from '../release-package';
import { compareVersions } from '../compare-versions';

/** Turning points that are not in the version lists. */
const fixedMilestones = [{ key: 'agreement', day: '2020-12-30' }] as const;

export interface PublishedRelease {
  /** YYYY-MM-DD */
  readonly day: string;
  /** `android` also stands for the app of iOS. */
  readonly line: ReleasePackage['line'] | 'android';
  readonly version: string;
  readonly platforms: readonly Platform[];
}

const releaseLineOf = ({ platform, line }: ReleasePackage): PublishedRelease['line'] =>
  platform === 'android' || platform === 'ios' ? 'android' : line;

/** The published releases: one for each day, line and version, newest first, without betas and upcoming versions. */
export function publishedReleases(packages: readonly ReleasePackage[]): PublishedRelease[] {
  const releaseByKey = new Map<string, { release: PublishedRelease; platforms: Set<Platform> }>();
  for (const releasePackage of packages) {
    const { releasedOn: day, version, type, platform } = releasePackage;
    if (!day || type === 'beta' || type === 'upcoming') continue;
    const line = releaseLineOf(releasePackage);
    const key = `${day} ${line} ${version}`;
    const existing = releaseByKey.get(key);
    if (existing) existing.platforms.add(platform);
    else
      releaseByKey.set(key, {
        release: { day, line, version, platforms: [] },
        platforms: new Set([platform]),
      });
  }
  return [...releaseByKey.values()]
    .map(({ release, platforms }) => ({ ...release, platforms: [...platforms] }))
    .sort((a, b) => b.day.localeCompare(a.day) || compareVersions(b.version, a.version));
}

const dayTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The position of a day between two other days, from 0 to 1. */
export const dayPosition = (day: string, first: string, last: string): number =>
  (dayTime(day) - dayTime(first)) / (dayTime(last) - dayTime(first));

const isReleaseFor =
  (...platforms: PublishedRelease['platforms']) =>
  (release: PublishedRelease) =>
    release.line !== 'v6' && release.platforms.some((platform) => platforms.includes(platform));

/** Filters for the releases of each line and system; the first release is a milestone. */
const firstReleaseFilters = {
  v6: (release: PublishedRelease) => release.line === 'v6',
  windows: isReleaseFor('windows', 'windows-x86', 'windows-zip', 'windows-base', 'windows-speed'),
  mac: isReleaseFor('mac-intel', 'mac-arm'),
  linux: isReleaseFor('linux'),
  vps: isReleaseFor('windows-lite'),
  android: isReleaseFor('android'),
} as const;

type FirstReleaseKey = keyof typeof firstReleaseFilters;
type MilestoneKey = FirstReleaseKey | (typeof fixedMilestones)[number]['key'];

/** The page that describes each milestone in full. */
export const milestonePages = {
  v6: '/v6',
  windows: '/download/history',
  mac: '/download',
  linux: '/download',
  vps: '/vps',
  android: '/download',
  agreement: '/protocol',
} as const satisfies Record<MilestoneKey, PagePath>;

export interface Milestone<Key extends MilestoneKey = MilestoneKey> {
  readonly key: Key;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly version?: string;
}

/**
 * The earliest listed release of each line and system, oldest first; lines and systems without a release are left
 * out.
 */
export function firstReleases(releases: readonly PublishedRelease[]): Milestone<FirstReleaseKey>[] {
  const oldestFirst = [...releases].sort((a, b) => a.day.localeCompare(b.day));
  return (Object.keys(firstReleaseFilters) as FirstReleaseKey[])
    .flatMap((key) => {
      const first = oldestFirst.find(firstReleaseFilters[key]);
      return first ? [{ key, day: first.day, version: first.version }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** All milestones by year, newest first. */
export function groupMilestonesByYear(
  releases: readonly PublishedRelease[],
): { readonly year: string; readonly milestones: readonly Milestone[] }[] {
  const milestones: Milestone[] = [...firstReleases(releases), ...fixedMilestones];
  milestones.sort((a, b) => b.day.localeCompare(a.day));
  const years = [...new Set(milestones.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => ({
    year,
    milestones: milestones.filter(({ day }) => day.startsWith(year)),
  }));
}
