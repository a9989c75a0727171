/** Our own backend as the start script, a build and `npm run backend -- serve` bring it up: its errors are kept, too. */
import { writeHealth, keepHealth } from '@/lib/health/keep-health';
import { takeConsole } from '@/lib/log/console-lines';
import { startBackend, type RunningBackend, type StartOptions } from '@superbrowser/backend/start';
import { healthRecords } from '@superbrowser/backend/records/health';

/** Resolves once it listens. @throws Error where the port is taken */
export async function startOwnBackend(options: StartOptions = {}): Promise<RunningBackend> {
  const backend = await startBackend(options);
  if (options.isInMemory) return backend;
  takeConsole();
  keepHealth(healthRecords(backend.database), { name: 'backend' });
  return {
    ...backend,
    close: async () => {
      await writeHealth();
      await backend.close();
    },
  };
}
