/** How long to wait after sign-ins that failed. Pure. */

const minute = 60_000;

/** What failures are counted of, and how many of them are mistakes of typing. */
export interface LockoutRule {
  /** Failures in a row without a wait. */
  readonly free: number;
  /** The longest wait in milliseconds. */
  readonly longest: number;
  /** Milliseconds after which earlier failures say nothing any more; never where left out. */
  readonly forgotten?: number;
}

export const lockoutRules = {
  /** Of a name from one address, or in a browser that was signed in before. */
  place: { free: 9, longest: 24 * 60 * minute },
  /** Of a name from wherever: anyone can make it wait, so it takes many more, and its owner has other ways in. */
  name: { free: 99, longest: 60 * minute, forgotten: 60 * minute },
  /** Of all names from one address. */
  address: { free: 100, longest: 60 * minute, forgotten: 60 * minute },
} as const satisfies Record<string, LockoutRule>;

/**
 * Milliseconds in which no password is looked at: a minute after the first failure that is not free, twice as long after
 * each further one.
 * @param failed failures in a row
 */
export const lockoutMs = (
  failed: number,
  { free, longest }: Pick<LockoutRule, 'free' | 'longest'>,
): number =>
  failed <= free ? 0 : Math.min(longest, minute * 2 ** Math.min(failed - free - 1, 30));
