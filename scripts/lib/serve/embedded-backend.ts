/** Starts the embedded backend for the start script, a build and `npm run backend -- serve`, and records its errors. */
import { startBackend, type RunningBackend, type StartOptions } from '@superbrowser/backend/start';
import { getLimitHitCounts } from '@superbrowser/backend/common/limit-hits';
import { subscribeToBackendLog } from '@superbrowser/backend/common/log';
import { createHealthStore } from '@superbrowser/backend/site-data/health-store';
import { redirectConsoleToLog } from '@/lib/core/log/console-to-log';
import { log } from '@/lib/core/log/log';
import {
  writeLastErrorsAndHits,
  startHealthWriting,
} from '@/lib/core/monitoring/health-records/start-health-writing';

/** Passes the backend's log lines on to the log all parts of the site write. */
export function passOnBackendLog(): void {
  subscribeToBackendLog(({ level, part, message, fields }) => log[level](part, message, fields));
}

/**
 * Starts the embedded backend, and resolves once it listens.
 * @throws Error where the port is taken
 */
export async function startEmbeddedBackend(options: StartOptions = {}): Promise<RunningBackend> {
  passOnBackendLog();
  const backend = await startBackend(options);
  if (options.isInMemory) return backend;
  redirectConsoleToLog();
  startHealthWriting(
    createHealthStore(backend.getDatabase),
    () => Promise.resolve(getLimitHitCounts()),
    'backend',
  );
  return {
    ...backend,
    close: async () => {
      await writeLastErrorsAndHits();
      await backend.close();
    },
  };
}
