/** What the answers of a minute say about a part (O6). Pure. */

/** Answers of one minute. */
export interface Tally {
  readonly answered: number;
  /** Of them those that were a failure of ours: no answer, a broken one, a status of 500 or more. */
  readonly failed: number;
  /** All of them together, in seconds. */
  readonly seconds: number;
}

/** From good to bad; a minute without an answer is none of them. */
export const conditions = ['works', 'impaired', 'fails'] as const;
export type Condition = (typeof conditions)[number];

/** From this share of failures on it is down for most people. */
const failsFrom = 0.5;
/** One failure in so many answers may be a bad connection. */
const impairedFrom = 0.05;
/** Seconds an answer takes on average; people notice. */
const slowFrom = 3;

export const noAnswers: Tally = { answered: 0, failed: 0, seconds: 0 };

/** Both together. */
export const addTallies = (one: Tally, other: Tally): Tally => ({
  answered: one.answered + other.answered,
  failed: one.failed + other.failed,
  seconds: one.seconds + other.seconds,
});

/** @returns null without requests: not measured, never assumed */
export function conditionOf({ answered, failed, seconds }: Tally): Condition | null {
  if (answered === 0) return null;
  const share = failed / answered;
  if (share >= failsFrom) return 'fails';
  return share >= impairedFrom || seconds / answered >= slowFrom ? 'impaired' : 'works';
}

/** The worse of two; what was measured says more than what was not. */
export const worse = (one: Condition | null, other: Condition | null): Condition | null =>
  one === null || (other !== null && conditions.indexOf(other) > conditions.indexOf(one))
    ? other
    : one;
