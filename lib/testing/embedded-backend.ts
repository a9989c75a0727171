/** Runs the embedded backend in the process of a test and lets the site call it, as the start script does. */
import { startBackend, type RunningBackend } from '@superbrowser/backend/start';

/** Starts the backend. Its database is in memory by default. */
export async function startTestBackend({ isInMemory = true } = {}): Promise<RunningBackend> {
  const backend = await startBackend({ isInMemory });
  process.env.BACKEND_ORIGIN = backend.origin;
  process.env.BACKEND_SECRET = String(backend.secret);
  return {
    ...backend,
    close: async () => {
      delete process.env.BACKEND_ORIGIN;
      delete process.env.BACKEND_SECRET;
      await backend.close();
    },
  };
}
