/** Work this process does again and again beside its answers, ended together with the database it needs. */
import { log, reasonOf } from '@/lib/log/log';

export interface RepeatedWork {
  /** Starts no more of it; settles when what is running has come to its end. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every so often, one run at a time, without keeping the process alive. A failing run is
 * reported and the next one comes all the same.
 * @param name what the report of a failure starts with
 * @param firstAfter milliseconds to the first run; as long as between two runs when not given
 */
export function repeat(
  name: string,
  work: () => Promise<unknown>,
  { every, firstAfter = every }: { every: number; firstAfter?: number },
): RepeatedWork {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .then(() => undefined)
      .catch((error: unknown) => {
        log.error(name, 'failed', { reason: reasonOf(error) });
      })
      .finally(() => (running = null));
  };
  let interval: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    run();
    interval = setInterval(run, every).unref();
  }, firstAfter).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(interval);
      await running;
    },
  };
}
