/** Ninety days of a part as they are shown. Pure. */
import { conditions, type Condition } from './conditions';
import { lastDays } from './clock';

/** How many minutes of some time a part was in each condition; the rest of it was not measured. */
export type Minutes = Readonly<Record<Condition, number>>;

export interface DayRow extends Minutes {
  /** YYYY-MM-DD of Beijing. */
  readonly day: string;
}

export interface StatusDay extends DayRow {
  /** Minutes that were measured at all. */
  readonly measured: number;
  /** The worst that lasted for at least {@link lasting} minutes; null where nothing was measured. */
  readonly condition: Condition | null;
}

/** A single bad minute colours no day. */
const lasting = 2;

export const noMinutes: Minutes = { works: 0, impaired: 0, fails: 0 };

export const measuredOf = (minutes: Minutes): number =>
  conditions.reduce((sum, condition) => sum + minutes[condition], 0);

function conditionOf(minutes: Minutes): Condition | null {
  if (measuredOf(minutes) === 0) return null;
  if (minutes.fails >= lasting) return 'fails';
  return minutes.fails + minutes.impaired >= lasting ? 'impaired' : 'works';
}

/**
 * Every one of the last days, the oldest first; one without a row was not measured.
 * @param now milliseconds
 */
export function lastDaysOf(rows: readonly DayRow[], now: number): StatusDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return lastDays(now).map((day) => {
    const minutes = byDay.get(day) ?? noMinutes;
    const { works, impaired, fails } = minutes;
    const measured = measuredOf(minutes);
    return { day, works, impaired, fails, measured, condition: conditionOf(minutes) };
  });
}

/** Of what was measured the share in which it worked, from 0 to 1; null where nothing was. */
export function availability(days: readonly Minutes[]): number | null {
  const measured = days.reduce((sum, day) => sum + measuredOf(day), 0);
  const failed = days.reduce((sum, { fails }) => sum + fails, 0);
  return measured === 0 ? null : (measured - failed) / measured;
}
