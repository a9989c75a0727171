/** Derives the condition of a part from its responses in a minute (O6). Pure. */

/** Counted requests and calls: of a minute, or of any other period. */
export interface Tally {
  /** Number of all requests and calls, including failed ones. The name is that of the database column. */
  readonly answered: number;
  /**
   * Number of requests and calls that failed on our side: without a response, with a broken response, or with a status
   * of 500 or more.
   */
  readonly failed: number;
  /** Duration of all responses together, in seconds. The duration of a package ends when its transfer begins. */
  readonly seconds: number;
}

/** Conditions from good to bad. A minute without a response has none of them. */
export const conditions = ['works', 'impaired', 'fails'] as const;
export type Condition = (typeof conditions)[number];

/** From this share of failures on, the part is down for most visitors. */
const failingShare = 0.5;
/**
 * From this share of failures on, the part is impaired. A single failure among many responses may be a bad connection.
 */
const impairedShare = 0.05;
/** Average duration of responses, in seconds, that visitors notice. */
const slowSeconds = 3;

export const emptyTally: Tally = { answered: 0, failed: 0, seconds: 0 };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  answered: a.answered + b.answered,
  failed: a.failed + b.failed,
  seconds: a.seconds + b.seconds,
});

/** @returns null without responses, because the minute was not measured */
export function conditionOf({ answered, failed, seconds }: Tally): Condition | null {
  if (answered === 0) return null;
  const share = failed / answered;
  if (share >= failingShare) return 'fails';
  return share >= impairedShare || seconds / answered >= slowSeconds ? 'impaired' : 'works';
}

/** The worse of two conditions; a measured condition counts more than null. */
export const worseOf = (a: Condition | null, b: Condition | null): Condition | null =>
  a === null || (b !== null && conditions.indexOf(b) > conditions.indexOf(a)) ? b : a;
