/** How many versions went online in each quarter of each year. */
import type { ReleaseStep } from './steps';

export const quarters = ['q1', 'q2', 'q3', 'q4'] as const;

export interface Year {
  readonly year: string;
  /** How many versions went online. */
  readonly count: number;
  /** By the quarter a version began in. */
  readonly quarters: Readonly<Record<(typeof quarters)[number], number>>;
}

const quarterOf = (day: string) => Math.floor((Number(day.slice(5, 7)) - 1) / 3);

/** Years in which something was released, newest first; a version counts once, on its first day. */
export function yearsOf(steps: readonly ReleaseStep[]): Year[] {
  const firstDays = new Map<string, string>();
  for (const { day, line, version } of steps) {
    const known = firstDays.get(`${line} ${version}`);
    if (!known || day < known) firstDays.set(`${line} ${version}`, day);
  }
  const days = [...firstDays.values()];
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse();
  return years.map((year) => {
    const own = days.filter((day) => day.startsWith(year)).map(quarterOf);
    const [q1, q2, q3, q4] = quarters.map((_, at) => own.filter((of) => of === at).length);
    return {
      year,
      count: own.length,
      quarters: { q1: q1 ?? 0, q2: q2 ?? 0, q3: q3 ?? 0, q4: q4 ?? 0 },
    };
  });
}
