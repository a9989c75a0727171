/** The last ninety days of a part, for display. Pure. */
import { conditions, type Condition } from './conditions';
import { lastDays } from './minutes-and-days';

/** Number of minutes a part was in each condition; all other minutes were not measured. */
export type ConditionMinutes = Readonly<Record<Condition, number>>;

export interface DayRow extends ConditionMinutes {
  /** YYYY-MM-DD in Beijing. */
  readonly day: string;
}

export interface StatusDay extends DayRow {
  readonly measuredMinutes: number;
  /**
   * The worst condition in which the part was for at least {@link minBadMinutes} minutes; minutes in a worse condition
   * count as well. Null where nothing was measured.
   */
  readonly condition: Condition | null;
}

/** A single bad minute does not change the condition of the day. */
const minBadMinutes = 2;

export const noMinutes: ConditionMinutes = { works: 0, impaired: 0, fails: 0 };

const measuredMinutesOf = (minutes: ConditionMinutes): number =>
  conditions.reduce((sum, condition) => sum + minutes[condition], 0);

function conditionOfDay(minutes: ConditionMinutes): Condition | null {
  if (measuredMinutesOf(minutes) === 0) return null;
  if (minutes.fails >= minBadMinutes) return 'fails';
  return minutes.fails + minutes.impaired >= minBadMinutes ? 'impaired' : 'works';
}

/**
 * The last ninety days, oldest first; a day without a row was not measured.
 * @param now milliseconds
 */
export function statusDaysOf(rows: readonly DayRow[], now: number): StatusDay[] {
  const rowByDay = new Map(rows.map((row) => [row.day, row]));
  return lastDays(now).map((day) => {
    const minutes = rowByDay.get(day) ?? noMinutes;
    const { works, impaired, fails } = minutes;
    const measuredMinutes = measuredMinutesOf(minutes);
    return { day, works, impaired, fails, measuredMinutes, condition: conditionOfDay(minutes) };
  });
}

/** Share of the measured time in which the part was available, from 0 to 1; null where nothing was measured. */
export function availableShareOf(days: readonly ConditionMinutes[]): number | null {
  const measuredMinutes = days.reduce((sum, day) => sum + measuredMinutesOf(day), 0);
  const failedMinutes = days.reduce((sum, { fails }) => sum + fails, 0);
  return measuredMinutes === 0 ? null : (measuredMinutes - failedMinutes) / measuredMinutes;
}
