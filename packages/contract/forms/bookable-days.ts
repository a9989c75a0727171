/** Days on which an adviser can visit. */
import { beijingDay, addDays } from '@superbrowser/shared/beijing-time';

/** How many days ahead a visit can be booked. */
export const maxBookableDaysAhead = 60;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Weekdays that can be booked, as YYYY-MM-DD in China, from tomorrow to `maxBookableDaysAhead` days ahead. */
export function bookableDays(now: number): string[] {
  const today = beijingDay(now);
  const days = Array.from({ length: maxBookableDaysAhead }, (_, n) => addDays(today, n + 1));
  return days.filter((day) => !isWeekend(day));
}
