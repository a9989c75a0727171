/**
 * A date-time with time zone, as feeds and articles need it.
 * @param day YYYY-MM-DD, which becomes nine in the morning in Beijing; a date-time stays unchanged
 */
export const toDateTime = (day: string): string =>
  day.includes('T') ? day : `${day}T09:00:00+08:00`;
