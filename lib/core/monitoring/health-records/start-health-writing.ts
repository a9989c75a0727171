/** Writes errors and limit hits of this process regularly, and a last time when it ends. */
import 'server-only';
import type { HealthStore } from '@superbrowser/contract/site-data/health';
import { hourMs } from '@superbrowser/shared/durations';
import { getErrorBuffer } from '@/lib/core/log/error-buffer';
import { createLineThrottle } from '@/lib/core/log/throttle-lines';
import { log, reasonOf } from '@/lib/core/log/log';
import { createLimitHitReader, type ReadLimitHitTotals } from './limit-hit-reader';
import { createHealthWriter } from './health-writer';

const writeIntervalMs = 10_000;

let writeHealth: ReturnType<typeof createHealthWriter> | undefined;

/**
 * Writes errors and limit hits to the database every ten seconds; never keeps the process alive.
 * @param readTotals reads how often the limits of this process refused requests
 * @param processName where it is not the site's process
 */
export function startHealthWriting(
  store: HealthStore,
  readTotals: ReadLimitHitTotals,
  processName?: string,
): void {
  const logThrottled = createLineThrottle(1, hourMs);
  const write = createHealthWriter({
    store,
    buffer: getErrorBuffer(),
    readHits: createLimitHitReader(readTotals),
    ...(processName && { processName }),
    reportFailure: (error) =>
      logThrottled(() =>
        log.error('health', 'errors cannot be stored', { reason: reasonOf(error) }),
      ),
    now: Date.now,
  });
  writeHealth = write;
  setInterval(() => void write(), writeIntervalMs).unref();
}

/** Writes the remaining errors and hits before a process ends; never throws. */
export const writeLastErrorsAndHits = async (): Promise<void> => writeHealth?.(true);
