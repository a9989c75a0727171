/** What stands in the timeline: two fixed days of ours, and the days packages went online. */
import type { Platform, Release } from '@/lib/releases/types';

/** Days that are written down somewhere other than in the version list. */
export const fixedDays = [
  { key: 'agreement', day: '2020-12-30' },
  { key: 'campaign', day: '2021-06-18' },
] as const;

export interface ReleaseStep {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly line: Release['line'] | 'android';
  readonly version: string;
  readonly platforms: readonly Platform[];
}

const lineOf = ({ platform, line }: Release): ReleaseStep['line'] =>
  platform === 'android' || platform === 'ios' ? 'android' : line;

/** Releases that went online, one step a day, line and version, newest first; betas stay out. */
export function releaseSteps(releases: readonly Release[]): ReleaseStep[] {
  const steps = new Map<string, { step: ReleaseStep; platforms: Set<Platform> }>();
  for (const release of releases) {
    const { releasedOn: day, version, type, platform } = release;
    if (!day || type === 'beta' || type === 'upcoming') continue;
    const line = lineOf(release);
    const key = `${day} ${line} ${version}`;
    const known = steps.get(key);
    if (known) known.platforms.add(platform);
    else
      steps.set(key, {
        step: { day, line, version, platforms: [] },
        platforms: new Set([platform]),
      });
  }
  return [...steps.values()]
    .map(({ step, platforms }) => ({ ...step, platforms: [...platforms] }))
    .sort((a, b) => b.day.localeCompare(a.day) || b.version.localeCompare(a.version));
}

const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Where a day lies between two others, 0 to 1. */
export const xOfDay = (day: string, first: string, last: string): number =>
  (time(day) - time(first)) / (time(last) - time(first));
