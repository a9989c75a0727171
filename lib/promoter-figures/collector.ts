/**
 * Counts in memory and writes half a second after the first event, so that no response waits for the disk. A process
 * that is killed loses what is not written yet: less than a second (O4), or everything since the database went down.
 * Counts whose write failed are kept and written again.
 */
import type { FigureCount } from '@superbrowser/contract/site-data/figures';
import { createBatch, type PromoterEvent } from './batch';

export interface WriteResult {
  /** Promoters whose counts were written. */
  readonly knownPromoters: readonly string[];
  /** Counts of codes that could not be checked yet; they are written later. */
  readonly undecidedCounts: readonly FigureCount[];
}

interface CollectorDependencies {
  /** Checks the promoters and writes the counts of existing ones. Throws when nothing was written. */
  readonly write: (counts: readonly FigureCount[]) => Promise<WriteResult>;
  readonly reportFailure: (error: unknown) => void;
  /** Called with the number of events or counts that were dropped because the batch was full. */
  readonly reportLost: (count: number) => void;
  /** Milliseconds from the first event to the write. */
  readonly delayMs?: number;
  /** Milliseconds until a failed write is tried again. */
  readonly retryMs?: number;
}

export interface Collector {
  /** Whether the promoter has a place in the batch; without one the caller can skip its other checks. */
  readonly hasSpaceFor: (promoter: string) => boolean;
  readonly add: (event: PromoterEvent) => void;
  /** Writes the present counts. Settles when they are written or the write has failed. */
  readonly flush: () => Promise<void>;
}

/** Number of codes remembered as promoters' codes; beyond it all are forgotten. */
const maxKnownPromoters = 5_000;

/** Creates a collector; the site's own collector is in ./site-collector.ts. */
export function createCollector({
  write,
  reportFailure,
  reportLost,
  delayMs = 500,
  retryMs = 1_000,
}: CollectorDependencies): Collector {
  const knownPromoters = new Set<string>();
  const isKnown = (promoter: string) => knownPromoters.has(promoter);
  let batch = createBatch(isKnown);
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function scheduleFlush(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms).unref();
  }

  function putBack(counts: readonly FigureCount[]): void {
    const lostCount = counts.filter((count) => !batch.addCount(count)).length;
    if (lostCount > 0) reportLost(lostCount);
    if (batch.size() > 0) scheduleFlush(retryMs);
  }

  function rememberPromoters(promoters: readonly string[]): void {
    if (knownPromoters.size > maxKnownPromoters) knownPromoters.clear();
    for (const promoter of promoters) knownPromoters.add(promoter);
  }

  async function writeBatch(): Promise<void> {
    const counts = batch.counts();
    if (counts.length === 0) return;
    batch = createBatch(isKnown);
    try {
      const result = await write(counts);
      rememberPromoters(result.knownPromoters);
      putBack(result.undecidedCounts);
    } catch (error) {
      reportFailure(error);
      putBack(counts);
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    // Writes run one after the other, so that the counts of a failed write are back in the batch before the next write
    // reads it.
    writing = writing.then(writeBatch);
    return writing;
  }

  return {
    hasSpaceFor: (promoter) => batch.hasSpaceFor(promoter),
    add(event) {
      if (batch.add(event)) scheduleFlush(delayMs);
      else reportLost(1);
    },
    flush,
  };
}
