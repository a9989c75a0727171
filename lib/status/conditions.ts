/** The condition of a part by its answers in a minute (O6). Pure. */

/** Requests and calls of one minute. */
export interface Tally {
  /** All of them, also those that failed; the name is that of the stored column. */
  readonly answered: number;
  /** Those with a failure of ours: no answer, a broken one, a status of 500 or more. */
  readonly failed: number;
  /** Duration of all answers together, in seconds; packages count until their transfer begins. */
  readonly seconds: number;
}

/** From good to bad; a minute without an answer is none of them. */
export const conditions = ['works', 'impaired', 'fails'] as const;
export type Condition = (typeof conditions)[number];

/** From this share of failures on, the part is down for most visitors. */
const failingShare = 0.5;
/** From this share on it is impaired; a single failure among many answers may be a bad connection. */
const impairedShare = 0.05;
/** Average seconds of an answer that visitors notice. */
const slowSeconds = 3;

export const emptyTally: Tally = { answered: 0, failed: 0, seconds: 0 };

/** Adds two tallies. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  answered: a.answered + b.answered,
  failed: a.failed + b.failed,
  seconds: a.seconds + b.seconds,
});

/** @returns null without answers: not measured, and nothing is assumed */
export function conditionOf({ answered, failed, seconds }: Tally): Condition | null {
  if (answered === 0) return null;
  const share = failed / answered;
  if (share >= failingShare) return 'fails';
  return share >= impairedShare || seconds / answered >= slowSeconds ? 'impaired' : 'works';
}

/** The worse of two conditions; a measured one wins over null. */
export const worseOf = (a: Condition | null, b: Condition | null): Condition | null =>
  a === null || (b !== null && conditions.indexOf(b) > conditions.indexOf(a)) ? b : a;
