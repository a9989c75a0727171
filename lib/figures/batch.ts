/**
 * What was counted since the last time it was written down. Links can name any promoter and any source, so it is bounded:
 * codes nobody has judged yet are few, and the sources of one promoter too.
 */
import { otherSources, type FigureCount, type FigureOutcome } from '@/lib/schemas/figures';

/** One thing that happened. */
export type Sighting = Omit<FigureCount, FigureOutcome> & { readonly outcome: FigureOutcome };

export const bounds = {
  /** Promoters nobody has judged yet, in one batch. */
  strangers: 1_000,
  /** Different sums of one promoter; further sources stand together then. */
  eachPromoter: 400,
  /** Sums of all together, while they cannot be written. */
  sums: 50_000,
} as const;

type Sum = { -readonly [Name in keyof FigureCount]: FigureCount[Name] };

export interface Batch {
  readonly size: () => number;
  /** Whether a sighting of this promoter would be taken. */
  readonly admits: (promoter: string) => boolean;
  /** @returns whether it was taken */
  readonly add: (sighting: Sighting) => boolean;
  /** Puts back what could not be written. */
  readonly addSum: (sum: FigureCount) => boolean;
  readonly counts: () => FigureCount[];
}

const keyOf = ({ day, kind, platform, source }: Omit<FigureCount, FigureOutcome>) =>
  `${day} ${kind} ${platform} ${source}`;

/** @param isKnown whether a promoter was judged, and found to be one */
export function createBatch(isKnown: (promoter: string) => boolean): Batch {
  const promoters = new Map<string, Map<string, Sum>>();
  let [strangers, sums] = [0, 0];

  const admits = (promoter: string) =>
    promoters.has(promoter) || isKnown(promoter) || strangers < bounds.strangers;

  function sumsOf(promoter: string): Map<string, Sum> | null {
    const known = promoters.get(promoter);
    if (known) return known;
    if (!admits(promoter)) return null;
    if (!isKnown(promoter)) strangers += 1;
    const made = new Map<string, Sum>();
    promoters.set(promoter, made);
    return made;
  }

  function addSum(given: FigureCount): boolean {
    const own = sumsOf(given.promoter);
    if (!own) return false;
    const isFull = own.size >= bounds.eachPromoter && !own.has(keyOf(given));
    const sum = isFull ? { ...given, source: otherSources } : given;
    const present = own.get(keyOf(sum));
    if (present) {
      present.counted += sum.counted;
      present.repeats += sum.repeats;
      present.robots += sum.robots;
      return true;
    }
    if (sums >= bounds.sums) return false;
    sums += 1;
    own.set(keyOf(sum), { ...sum });
    return true;
  }

  return {
    size: () => sums,
    admits,
    addSum,
    add: ({ outcome, ...which }) =>
      addSum({ ...which, counted: 0, repeats: 0, robots: 0, [outcome]: 1 }),
    counts: () => [...promoters.values()].flatMap((own) => [...own.values()]),
  };
}
