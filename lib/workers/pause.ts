/** How long the place of a worker that died stays empty: one that dies at once again and again must not keep the machine busy. */

/** Who ran for so long did not die of its start. */
export const settledMs = 30_000;
export const [firstPauseMs, longestPauseMs] = [500, 30_000];

/**
 * @param lastMs the pause before the worker that died; 0 for the first of its place
 * @param ranMs how long it ran
 * @returns the pause before the next one
 */
export const pauseAfter = (lastMs: number, ranMs: number): number =>
  ranMs >= settledMs || lastMs === 0 ? firstPauseMs : Math.min(longestPauseMs, 2 * lastMs);
