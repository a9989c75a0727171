/** How long a name waits after sign-ins that failed. Pure. */

/** So many in a row are mistakes of typing. */
export const freeFailures = 9;
const minute = 60_000;
const longest = 24 * 60 * minute;

/**
 * Milliseconds in which no password is looked at: a minute after the tenth failure, twice as long after each further one,
 * at most a day.
 * @param failed failures in a row
 */
export const waitAfter = (failed: number): number =>
  failed <= freeFailures ? 0 : Math.min(longest, minute * 2 ** (failed - freeFailures - 1));
