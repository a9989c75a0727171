/** Repeats work in this process until it is stopped. It is stopped before the database that it needs is closed. */
import 'server-only';
import { log, reasonOf } from './log';

export interface RepeatedWork {
  /** Starts no more runs; settles when the present one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `task` repeatedly, one run at a time, without keeping the process alive. A failed run is reported, and the next
 * one starts nevertheless.
 * @param name prefix of the report of a failure
 * @param firstAfterMs milliseconds to the first run; by default the time between two runs
 */
export function startRepeatedWork(
  name: string,
  task: () => Promise<unknown>,
  { everyMs, firstAfterMs = everyMs }: { everyMs: number; firstAfterMs?: number },
): RepeatedWork {
  let currentRun: Promise<void> | null = null;
  const run = () => {
    currentRun ??= task()
      .then(() => undefined)
      .catch((error: unknown) => {
        log.error(name, 'failed', { reason: reasonOf(error) });
      })
      .finally(() => (currentRun = null));
  };
  let interval: NodeJS.Timeout | undefined;
  const firstTimer = setTimeout(() => {
    run();
    interval = setInterval(run, everyMs).unref();
  }, firstAfterMs).unref();
  return {
    async stop() {
      clearTimeout(firstTimer);
      clearInterval(interval);
      await currentRun;
    },
  };
}
