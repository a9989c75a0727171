/**
 * Holds the counts since the last write to the database. Links can name any promoter and any source, so three numbers
 * are bounded: the unchecked codes, the counts of a promoter, and the counts of all promoters together.
 */
import {
  addOutcomes,
  noOutcomes,
  otherSourcesKey,
  type FigureCount,
  type FigureOutcome,
} from '@superbrowser/contract/site-data/figures';

/** An event to count; its `promoter` may be a channel. */
export interface PromoterEvent extends Omit<FigureCount, FigureOutcome> {
  readonly outcome: FigureOutcome;
}

export const batchLimits = {
  uncheckedPromoters: 1_000,
  /** Counts of one promoter; when they are used up, further sources are counted together. */
  countsPerPromoter: 400,
  /** Counts of all promoters together; they accumulate while the database cannot be written. */
  counts: 50_000,
} as const;

type MutableCount = { -readonly [Name in keyof FigureCount]: FigureCount[Name] };

interface FigureBatch {
  readonly size: () => number;
  /**
   * Whether the promoter has a place in the batch. {@link add} may still refuse an event when all counts are used up.
   */
  readonly hasSpaceFor: (promoter: string) => boolean;
  /** @returns whether the event was counted */
  readonly add: (event: PromoterEvent) => boolean;
  /**
   * Puts back a count that could not be written.
   * @returns whether there was space for it
   */
  readonly addCount: (count: FigureCount) => boolean;
  readonly counts: () => FigureCount[];
}

const keyOf = ({ day, kind, system, source }: Omit<FigureCount, FigureOutcome>) =>
  `${day} ${kind} ${system} ${source}`;

/** @param isKnown whether a check has confirmed that the code belongs to a promoter */
export function createBatch(isKnown: (promoter: string) => boolean): FigureBatch {
  const countsByPromoter = new Map<string, Map<string, MutableCount>>();
  let [uncheckedCount, countTotal] = [0, 0];

  const hasSpaceFor = (promoter: string) =>
    countsByPromoter.has(promoter) ||
    isKnown(promoter) ||
    uncheckedCount < batchLimits.uncheckedPromoters;

  function ensureCounts(promoter: string): Map<string, MutableCount> | null {
    const existing = countsByPromoter.get(promoter);
    if (existing) return existing;
    if (!hasSpaceFor(promoter)) return null;
    if (!isKnown(promoter)) uncheckedCount += 1;
    const created = new Map<string, MutableCount>();
    countsByPromoter.set(promoter, created);
    return created;
  }

  /** The count an event belongs to; created while there is space for another count. Null when there is no space. */
  function ensureCount(group: Omit<FigureCount, FigureOutcome>): MutableCount | null {
    const promoterCounts = ensureCounts(group.promoter);
    if (!promoterCounts) return null;
    const key = keyOf(group);
    const existing = promoterCounts.get(key);
    if (existing) return existing;
    if (promoterCounts.size >= batchLimits.countsPerPromoter && group.source !== otherSourcesKey)
      return ensureCount({ ...group, source: otherSourcesKey });
    if (countTotal >= batchLimits.counts) return null;
    countTotal += 1;
    const { promoter, day, kind, system, source } = group;
    const created = { promoter, day, kind, system, source, ...noOutcomes };
    promoterCounts.set(key, created);
    return created;
  }

  function addCount(addition: FigureCount): boolean {
    const count = ensureCount(addition);
    if (count) Object.assign(count, addOutcomes(count, addition));
    return count !== null;
  }

  function add({ outcome, ...event }: PromoterEvent): boolean {
    const count = ensureCount(event);
    if (count) count[outcome] += 1;
    return count !== null;
  }

  return {
    size: () => countTotal,
    hasSpaceFor,
    addCount,
    add,
    counts: () =>
      [...countsByPromoter.values()].flatMap((promoterCounts) => [...promoterCounts.values()]),
  };
}
