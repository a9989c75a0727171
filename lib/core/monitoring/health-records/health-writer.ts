/** Writes errors and refusals into the database, a few times a minute and outside of requests. */
import type { HealthStore } from '@superbrowser/contract/site-data/health';
import { minuteMs } from '@superbrowser/shared/durations';
import type { ErrorBuffer } from '@/lib/core/log/error-buffer';
import type { NewHits } from './limit-hit-reader';

interface HealthWriterDependencies {
  readonly store: HealthStore;
  readonly buffer: Pick<ErrorBuffer, 'take' | 'putBack'>;
  readonly readHits: () => Promise<NewHits>;
  /** Name of the process, where it is not the site's process. */
  readonly processName?: string;
  readonly reportFailure: (error: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * Milliseconds without a write after a failure. The pause is needed because each attempt to open the database may log a
 * line of its own.
 */
const failurePauseMs = minuteMs;

async function writeErrors(
  { store, buffer, processName }: HealthWriterDependencies,
  isLast: boolean,
): Promise<void> {
  const lines = buffer.take(isLast);
  if (lines.length === 0) return;
  try {
    await store.addErrors(lines.map((line) => ({ ...line, worker: processName ?? null })));
  } catch (error) {
    buffer.putBack(lines);
    throw error;
  }
}

async function writeHits({ store, readHits }: HealthWriterDependencies): Promise<void> {
  const { rows, markStored } = await readHits();
  if (rows.length === 0) return;
  await store.addHits(rows);
  markStored();
}

/** @returns a function that writes all buffered errors and hits, one write after the other; never throws */
export function createHealthWriter(
  dependencies: HealthWriterDependencies,
): (isLast?: boolean) => Promise<void> {
  let pausedUntil = -Infinity;
  let writing = Promise.resolve();
  async function write(isLast: boolean): Promise<void> {
    if (!isLast && dependencies.now() < pausedUntil) return;
    try {
      await writeErrors(dependencies, isLast);
      await writeHits(dependencies);
    } catch (error) {
      pausedUntil = dependencies.now() + failurePauseMs;
      dependencies.reportFailure(error);
    }
  }
  return (isLast = false) => (writing = writing.then(() => write(isLast)));
}
