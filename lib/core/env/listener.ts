/** Settings the server in front of Next needs before it listens. */
import { readSettings, type EnvOf } from './read-settings';
import { listenerSettings } from './settings.mjs';

/** @throws Error naming every invalid variable */
export function readListenerEnv(
  source: Record<string, string | undefined> = process.env,
): EnvOf<typeof listenerSettings> {
  return readSettings(listenerSettings, source);
}
