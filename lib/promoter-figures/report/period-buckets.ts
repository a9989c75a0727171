/** Groups the days of a period by day, week or month. Pure. */
import { addDays, countDays } from '@superbrowser/shared/beijing-time';
import type { Grouping, FigurePeriod } from './period';

export interface Bucket {
  readonly from: string;
  readonly to: string;
}

/** Last day of the week (Monday to Sunday) or month that contains a day. */
const lastDayByGrouping: Readonly<Record<Grouping, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7),
  month: (day) => {
    const [year = 0, month = 0] = day.split('-').map(Number);
    return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  },
};

/** The days, weeks or months of a period, oldest first; the first and the last are cut to the period. */
export function bucketsOf({
  from,
  to,
  grouping,
}: Pick<FigurePeriod, 'from' | 'to' | 'grouping'>): Bucket[] {
  const buckets: Bucket[] = [];
  for (let day = from; day <= to;) {
    const last = lastDayByGrouping[grouping](day);
    const bucket = { from: day, to: last < to ? last : to };
    buckets.push(bucket);
    day = addDays(bucket.to, 1);
  }
  return buckets;
}

/** For each day the index of its bucket. */
export function bucketIndexesOf(buckets: readonly Bucket[]): ReadonlyMap<string, number> {
  const indexByDay = new Map<string, number>();
  buckets.forEach(({ from, to }, index) => {
    for (let offset = 0; offset < countDays(from, to); offset += 1)
      indexByDay.set(addDays(from, offset), index);
  });
  return indexByDay;
}
