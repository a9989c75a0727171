/** What the timeline tells: the first release of each client and system, and two fixed days of ours. */
import type { RoutePath } from '@/lib/routes';
import { fixedDays, type ReleaseStep } from './steps';

const onV5 =
  (...platforms: ReleaseStep['platforms']) =>
  (step: ReleaseStep) =>
    step.line !== 'v6' && step.platforms.some((platform) => platforms.includes(platform));

const begins = {
  v6: (step: ReleaseStep) => step.line === 'v6',
  windows: onV5('windows', 'windows-x86', 'windows-zip', 'windows-base', 'windows-speed'),
  mac: onV5('mac-intel', 'mac-arm'),
  linux: onV5('linux'),
  pure: onV5('windows-lite'),
  android: onV5('android'),
} as const;

type Beginning = keyof typeof begins;
export type TurningPointKey = Beginning | (typeof fixedDays)[number]['key'];

/** Where each is told in full. */
export const pointPages = {
  v6: '/v6',
  windows: '/download/history',
  mac: '/download',
  linux: '/download',
  pure: '/vps',
  android: '/download',
  campaign: '/activity/2021618',
  agreement: '/protocol',
} as const satisfies Record<TurningPointKey, RoutePath>;

export interface TurningPoint<Key extends TurningPointKey = TurningPointKey> {
  readonly key: Key;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Of releases. */
  readonly version?: string;
}

/** The earliest listed release of each client and system, oldest first; what has none is left out. */
export function beginnings(steps: readonly ReleaseStep[]): TurningPoint<Beginning>[] {
  const oldestFirst = [...steps].sort((a, b) => a.day.localeCompare(b.day));
  return (Object.keys(begins) as Beginning[])
    .flatMap((key) => {
      const first = oldestFirst.find(begins[key]);
      return first ? [{ key, day: first.day, version: first.version }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** All turning points by year, newest first. */
export function turningYears(
  steps: readonly ReleaseStep[],
): { readonly year: string; readonly points: readonly TurningPoint[] }[] {
  const points: TurningPoint[] = [...beginnings(steps), ...fixedDays];
  points.sort((a, b) => b.day.localeCompare(a.day));
  const years = [...new Set(points.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => ({ year, points: points.filter(({ day }) => day.startsWith(year)) }));
}
