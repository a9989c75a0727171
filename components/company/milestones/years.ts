/** The steps of each year as its page shows them: by client and quarter, a version once. */
import type { Platform } from '@/lib/releases/types';
import { fixedDays, type ReleaseStep } from './steps';

export const quarters = ['q1', 'q2', 'q3', 'q4'] as const;
const lines = ['v6', 'v5', 'android'] as const;

/** Packages that differ for whoever installs them only. */
const families = {
  windows: 'windows',
  'windows-x86': 'windows',
  'windows-zip': 'windows',
  'windows-base': 'windows',
  'windows-speed': 'windows',
  'windows-lite': 'pure',
  'mac-intel': 'mac',
  'mac-arm': 'mac',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const satisfies Record<Platform, string>;

export type PackageFamily = (typeof families)[Platform];

export interface YearVersion {
  readonly version: string;
  /** Each day with what went online on it, in their order. */
  readonly days: readonly { readonly day: string; readonly families: readonly PackageFamily[] }[];
}

export interface LineOfYear {
  readonly line: ReleaseStep['line'];
  /** Quarters in which something happened. */
  readonly quarters: readonly {
    readonly quarter: (typeof quarters)[number];
    readonly versions: readonly YearVersion[];
  }[];
}

export interface Year {
  readonly year: string;
  readonly fixed: readonly (typeof fixedDays)[number][];
  /** How many versions went online. */
  readonly count: number;
  readonly lines: readonly LineOfYear[];
}

const quarterOf = (day: string) => Math.floor((Number(day.slice(5, 7)) - 1) / 3);

/** A line's steps of a year, oldest first, as its versions. */
function versionsOf(steps: readonly ReleaseStep[]): YearVersion[] {
  const versions = [...new Set(steps.map(({ version }) => version))];
  return versions.map((version) => ({
    version,
    days: steps
      .filter((step) => step.version === version)
      .map(({ day, platforms }) => ({
        day,
        families: [...new Set(platforms.map((platform) => families[platform]))],
      })),
  }));
}

function lineOf(line: ReleaseStep['line'], steps: readonly ReleaseStep[]): LineOfYear {
  const versions = versionsOf(steps.filter((step) => step.line === line));
  return {
    line,
    quarters: quarters
      .map((quarter, index) => ({
        quarter,
        versions: versions.filter(({ days }) =>
          days.some(({ day }, at) => at === 0 && quarterOf(day) === index),
        ),
      }))
      .filter((quarter) => quarter.versions.length > 0),
  };
}

/** Years in which something happened, newest first; in each, time runs from left to right. */
export function yearsOf(steps: readonly ReleaseStep[]): Year[] {
  const years = [...steps, ...fixedDays].map(({ day }) => day.slice(0, 4));
  return [...new Set(years)]
    .sort((a, b) => b.localeCompare(a))
    .map((year) => {
      const own = steps
        .filter(({ day }) => day.startsWith(year))
        .sort((a, b) => a.day.localeCompare(b.day));
      const found = lines.map((line) => lineOf(line, own)).filter((line) => line.quarters.length);
      return {
        year,
        fixed: fixedDays.filter(({ day }) => day.startsWith(year)),
        count: found
          .flatMap((line) => line.quarters)
          .reduce((sum, { versions }) => sum + versions.length, 0),
        lines: found,
      };
    });
}
