/**
 * Holds the counts since the last write to the database. Links can name any promoter and any source, so three numbers
 * are bounded: the unchecked codes, the sums of a promoter, and the sums of all promoters together.
 */
import {
  addOutcomes,
  noOutcomes,
  otherSourcesKey,
  type FigureCount,
  type FigureOutcome,
} from '@superbrowser/contract/site-data/figures';

/** One event to be counted. */
export type PromoterEvent = Omit<FigureCount, FigureOutcome> & { readonly outcome: FigureOutcome };

export const batchLimits = {
  /** Unchecked promoter codes in one batch. */
  uncheckedPromoters: 1_000,
  /** Sums of one promoter; when they are used up, further sources are counted together. */
  sumsPerPromoter: 400,
  /** Sums of all promoters together; they accumulate while the database cannot be written. */
  sums: 50_000,
} as const;

type MutableCount = { -readonly [Name in keyof FigureCount]: FigureCount[Name] };

export interface FigureBatch {
  readonly size: () => number;
  /** Whether the promoter has a place in the batch. {@link add} may still refuse an event when all sums are used up. */
  readonly hasPlaceFor: (promoter: string) => boolean;
  /** @returns whether the event was counted */
  readonly add: (event: PromoterEvent) => boolean;
  /**
   * Puts back a sum that could not be written.
   * @returns whether there was space for it
   */
  readonly addCount: (sum: FigureCount) => boolean;
  readonly counts: () => FigureCount[];
}

const keyOf = ({ day, kind, platform, source }: Omit<FigureCount, FigureOutcome>) =>
  `${day} ${kind} ${platform} ${source}`;

/** @param isKnown whether a check has confirmed that the code belongs to a promoter */
export function createBatch(isKnown: (promoter: string) => boolean): FigureBatch {
  const promoters = new Map<string, Map<string, MutableCount>>();
  let [uncheckedCount, sumCount] = [0, 0];

  const hasPlaceFor = (promoter: string) =>
    promoters.has(promoter) || isKnown(promoter) || uncheckedCount < batchLimits.uncheckedPromoters;

  function findOrCreateSums(promoter: string): Map<string, MutableCount> | null {
    const existing = promoters.get(promoter);
    if (existing) return existing;
    if (!hasPlaceFor(promoter)) return null;
    if (!isKnown(promoter)) uncheckedCount += 1;
    const created = new Map<string, MutableCount>();
    promoters.set(promoter, created);
    return created;
  }

  /** The sum an event belongs to; created while there is space for another sum. Null when there is no space. */
  function findOrCreateSum(group: Omit<FigureCount, FigureOutcome>): MutableCount | null {
    const promoterSums = findOrCreateSums(group.promoter);
    if (!promoterSums) return null;
    const key = keyOf(group);
    const existing = promoterSums.get(key);
    if (existing) return existing;
    if (promoterSums.size >= batchLimits.sumsPerPromoter && group.source !== otherSourcesKey)
      return findOrCreateSum({ ...group, source: otherSourcesKey });
    if (sumCount >= batchLimits.sums) return null;
    sumCount += 1;
    const { promoter, day, kind, platform, source } = group;
    const created = { promoter, day, kind, platform, source, ...noOutcomes };
    promoterSums.set(key, created);
    return created;
  }

  function addCount(addition: FigureCount): boolean {
    const sum = findOrCreateSum(addition);
    if (sum) Object.assign(sum, addOutcomes(sum, addition));
    return sum !== null;
  }

  function add(event: PromoterEvent): boolean {
    const sum = findOrCreateSum(event);
    if (sum) sum[event.outcome] += 1;
    return sum !== null;
  }

  return {
    size: () => sumCount,
    hasPlaceFor,
    addCount,
    add,
    counts: () => [...promoters.values()].flatMap((promoterSums) => [...promoterSums.values()]),
  };
}
