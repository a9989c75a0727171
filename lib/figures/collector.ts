/**
 * Counts in memory and writes what came together half a second after the first of it, so that nothing waits for the disk
 * and a process that is killed takes less than a second's counts with it (O4).
 */
import type { FigureCount } from '@superbrowser/contract/records/figures';
import { createBatch, type PromoterEvent } from './batch';

export interface WriteOutcome {
  /** Promoters that are counted. */
  readonly known: readonly string[];
  /** Counts of codes that could not be checked yet; they come again. */
  readonly undecided: readonly FigureCount[];
}

export interface CollectorParts {
  /** Checks the promoters and writes the counts of those there are. Throws when nothing was written. */
  readonly write: (counts: readonly FigureCount[]) => Promise<WriteOutcome>;
  readonly failed: (error: unknown) => void;
  /** How many events and sums were dropped because the buffers were full. */
  readonly lost: (count: number) => void;
  /** Milliseconds from the first count to its writing. */
  readonly delayMs?: number;
  /** Milliseconds until what failed is tried again. */
  readonly retryMs?: number;
}

export interface Collector {
  /** Whether an event of this promoter would be accepted; others need no further check. */
  readonly admits: (promoter: string) => boolean;
  readonly add: (event: PromoterEvent) => void;
  /** Writes what is there now. Settles when it is written or has failed. */
  readonly flush: () => Promise<void>;
}

/** Promoters that were found to be some; as many as a process remembers. */
const mostKnown = 5_000;

/** Makes a collector; the site's own is in ./site-collector.ts. */
export function createCollector({
  write,
  failed,
  lost,
  delayMs = 500,
  retryMs = 1_000,
}: CollectorParts): Collector {
  const known = new Set<string>();
  const isKnown = (promoter: string) => known.has(promoter);
  let batch = createBatch(isKnown);
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function later(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms).unref();
  }

  function putBack(counts: readonly FigureCount[]): void {
    const missed = counts.filter((count) => !batch.addSum(count)).length;
    if (missed > 0) lost(missed);
    if (batch.size() > 0) later(retryMs);
  }

  function remember(promoters: readonly string[]): void {
    if (known.size > mostKnown) known.clear();
    for (const promoter of promoters) known.add(promoter);
  }

  async function writeOnce(): Promise<void> {
    const counts = batch.counts();
    if (counts.length === 0) return;
    batch = createBatch(isKnown);
    try {
      const outcome = await write(counts);
      remember(outcome.known);
      putBack(outcome.undecided);
    } catch (error) {
      failed(error);
      putBack(counts);
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    // One after the other: what failed is there again before the next one looks.
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    admits: (promoter) => batch.admits(promoter),
    add(event) {
      if (batch.add(event)) later(delayMs);
      else lost(1);
    },
    flush,
  };
}
