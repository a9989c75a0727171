/** The turning points of the product, from the days of its releases. */
import type { PagePath } from '@/lib/pages';
import { compareVersions } from './compare-versions';
import type { Platform, ReleasePackage } from './release-package';

/** Turning points that are not in the version lists. */
const fixedDays = [{ key: 'agreement', day: '2020-12-30' }] as const;

export interface PublishedRelease {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly line: ReleasePackage['line'] | 'android';
  readonly version: string;
  readonly platforms: readonly Platform[];
}

const stepLineOf = ({ platform, line }: ReleasePackage): PublishedRelease['line'] =>
  platform === 'android' || platform === 'ios' ? 'android' : line;

/** The published releases: one step for each day, line and version, newest first, without betas. */
export function publishedReleases(packages: readonly ReleasePackage[]): PublishedRelease[] {
  const steps = new Map<string, { step: PublishedRelease; platforms: Set<Platform> }>();
  for (const releasePackage of packages) {
    const { releasedOn: day, version, type, platform } = releasePackage;
    if (!day || type === 'beta' || type === 'upcoming') continue;
    const line = stepLineOf(releasePackage);
    const key = `${day} ${line} ${version}`;
    const existing = steps.get(key);
    if (existing) existing.platforms.add(platform);
    else
      steps.set(key, {
        step: { day, line, version, platforms: [] },
        platforms: new Set([platform]),
      });
  }
  return [...steps.values()]
    .map(({ step, platforms }) => ({ ...step, platforms: [...platforms] }))
    .sort((a, b) => b.day.localeCompare(a.day) || compareVersions(b.version, a.version));
}

const dayTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The position of a day between two others, 0 to 1. */
export const dayPosition = (day: string, first: string, last: string): number =>
  (dayTime(day) - dayTime(first)) / (dayTime(last) - dayTime(first));

const isReleaseFor =
  (...platforms: PublishedRelease['platforms']) =>
  (step: PublishedRelease) =>
    step.line !== 'v6' && step.platforms.some((platform) => platforms.includes(platform));

/** Which release counts for the beginning of each client and system. */
const isBeginning = {
  v6: (step: PublishedRelease) => step.line === 'v6',
  windows: isReleaseFor('windows', 'windows-x86', 'windows-zip', 'windows-base', 'windows-speed'),
  mac: isReleaseFor('mac-intel', 'mac-arm'),
  linux: isReleaseFor('linux'),
  vps: isReleaseFor('windows-lite'),
  android: isReleaseFor('android'),
} as const;

type Beginning = keyof typeof isBeginning;
type TurningPointKey = Beginning | (typeof fixedDays)[number]['key'];

/** The page that describes each turning point in full. */
export const milestonePages = {
  v6: '/v6',
  windows: '/download/history',
  mac: '/download',
  linux: '/download',
  vps: '/vps',
  android: '/download',
  agreement: '/protocol',
} as const satisfies Record<TurningPointKey, PagePath>;

export interface Milestone<Key extends TurningPointKey = TurningPointKey> {
  readonly key: Key;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The version, for releases. */
  readonly version?: string;
}

/** The earliest listed release of each client and system, oldest first; those without a release are left out. */
export function firstReleases(steps: readonly PublishedRelease[]): Milestone<Beginning>[] {
  const oldestFirst = [...steps].sort((a, b) => a.day.localeCompare(b.day));
  return (Object.keys(isBeginning) as Beginning[])
    .flatMap((key) => {
      const first = oldestFirst.find(isBeginning[key]);
      return first ? [{ key, day: first.day, version: first.version }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** All turning points by year, newest first. */
export function milestonesByYear(
  steps: readonly PublishedRelease[],
): { readonly year: string; readonly points: readonly Milestone[] }[] {
  const points: Milestone[] = [...firstReleases(steps), ...fixedDays];
  points.sort((a, b) => b.day.localeCompare(a.day));
  const years = [...new Set(points.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => ({ year, points: points.filter(({ day }) => day.startsWith(year)) }));
}
