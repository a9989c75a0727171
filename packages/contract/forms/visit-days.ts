/** Days on which an adviser can visit. */

/** How many days ahead a visit can be booked. */
export const visitDays = 60;

const dayMs = 86_400_000;
/** Visits are in China, wherever the form is filled in. */
const chinaOffsetMs = 8 * 3_600_000;

const dateOf = (ms: number): string => new Date(ms + chinaOffsetMs).toISOString().slice(0, 10);

/** Weekdays that can be booked, YYYY-MM-DD in China: from tomorrow, `visitDays` days ahead. */
export function bookableDays(now: number): string[] {
  const days = Array.from({ length: visitDays }, (_, n) => now + (n + 1) * dayMs);
  return days
    .filter((ms) => ![0, 6].includes(new Date(ms + chinaOffsetMs).getUTCDay()))
    .map(dateOf);
}
