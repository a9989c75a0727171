/** How long to wait after failed sign-ins. Pure. */

const minuteMs = 60_000;

/** How failures lead to waiting; the first ones count as typing mistakes. */
export interface LockoutRule {
  /** Failures in a row without a wait. */
  readonly free: number;
  /** The longest wait in milliseconds. */
  readonly longestMs: number;
  /** Milliseconds after which earlier failures are forgotten; never where left out. */
  readonly forgetAfterMs?: number;
}

export const lockoutRules = {
  /** Failures of a name from one IP, or in a browser that was signed in before. */
  place: { free: 9, longestMs: 24 * 60 * minuteMs },
  /**
   * Failures of a name from anywhere: anyone can cause them, so the limit is much higher, and the person has other
   * ways in.
   */
  name: { free: 99, longestMs: 60 * minuteMs, forgetAfterMs: 60 * minuteMs },
  /** Failures of all names from one IP. */
  ip: { free: 100, longestMs: 60 * minuteMs, forgetAfterMs: 60 * minuteMs },
} as const satisfies Record<string, LockoutRule>;

/**
 * Milliseconds in which no password is checked: a minute after the first failure above the free ones, doubled by each
 * further one.
 * @param failed failures in a row
 */
export const lockoutMs = (
  failed: number,
  { free, longestMs }: Pick<LockoutRule, 'free' | 'longestMs'>,
): number =>
  failed <= free ? 0 : Math.min(longestMs, minuteMs * 2 ** Math.min(failed - free - 1, 30));
