/**
 * What was counted since the last time it was written down. Links can name any promoter and any source, so it is bounded:
 * codes that are not checked yet are few, and the sources of one promoter too.
 */
import {
  addOutcomes,
  noOutcomes,
  otherSourcesKey,
  type FigureCount,
  type FigureOutcome,
} from '@superbrowser/contract/records/figures';

/** One thing that happened. */
export type PromoterEvent = Omit<FigureCount, FigureOutcome> & { readonly outcome: FigureOutcome };

export const bounds = {
  /** Promoters that are not checked yet, in one batch. */
  uncheckedPromoters: 1_000,
  /** Different sums of one promoter; further sources stand together then. */
  eachPromoter: 400,
  /** Sums of all together, while they cannot be written. */
  sums: 50_000,
} as const;

type Sum = { -readonly [Name in keyof FigureCount]: FigureCount[Name] };

export interface Batch {
  readonly size: () => number;
  /** Whether an event of this promoter would be accepted. */
  readonly admits: (promoter: string) => boolean;
  /** @returns whether it was taken */
  readonly add: (event: PromoterEvent) => boolean;
  /** Puts back what could not be written. */
  readonly addSum: (sum: FigureCount) => boolean;
  readonly counts: () => FigureCount[];
}

const keyOf = ({ day, kind, platform, source }: Omit<FigureCount, FigureOutcome>) =>
  `${day} ${kind} ${platform} ${source}`;

/** @param isKnown whether a promoter was checked, and found to be one */
export function createBatch(isKnown: (promoter: string) => boolean): Batch {
  const promoters = new Map<string, Map<string, Sum>>();
  let [unchecked, sums] = [0, 0];

  const admits = (promoter: string) =>
    promoters.has(promoter) || isKnown(promoter) || unchecked < bounds.uncheckedPromoters;

  function sumsOf(promoter: string): Map<string, Sum> | null {
    const known = promoters.get(promoter);
    if (known) return known;
    if (!admits(promoter)) return null;
    if (!isKnown(promoter)) unchecked += 1;
    const made = new Map<string, Sum>();
    promoters.set(promoter, made);
    return made;
  }

  /** The sum these belong to, made when there is space for one more; null when there is none. */
  function sumOf(which: Omit<FigureCount, FigureOutcome>): Sum | null {
    const own = sumsOf(which.promoter);
    if (!own) return null;
    const key = keyOf(which);
    const present = own.get(key);
    if (present) return present;
    if (own.size >= bounds.eachPromoter && which.source !== otherSourcesKey)
      return sumOf({ ...which, source: otherSourcesKey });
    if (sums >= bounds.sums) return null;
    sums += 1;
    const { promoter, day, kind, platform, source } = which;
    const made = { promoter, day, kind, platform, source, ...noOutcomes };
    own.set(key, made);
    return made;
  }

  function addSum(added: FigureCount): boolean {
    const sum = sumOf(added);
    if (sum) Object.assign(sum, addOutcomes(sum, added));
    return sum !== null;
  }

  function add(event: PromoterEvent): boolean {
    const sum = sumOf(event);
    if (sum) sum[event.outcome] += 1;
    return sum !== null;
  }

  return {
    size: () => sums,
    admits,
    addSum,
    add,
    counts: () => [...promoters.values()].flatMap((own) => [...own.values()]),
  };
}
