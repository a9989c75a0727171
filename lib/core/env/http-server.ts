/** Settings the server in front of Next needs before it listens. */
import { readSettings, type EnvOf } from './read-settings';
import { httpServerSettings } from './settings.mjs';

/** @throws Error naming every invalid variable */
export function readHttpServerEnv(
  source: Record<string, string | undefined> = process.env,
): EnvOf<typeof httpServerSettings> {
  return readSettings(httpServerSettings, source);
}
