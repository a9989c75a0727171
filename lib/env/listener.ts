/** Settings the server in front of Next needs before it listens. */
import { readSettings, type EnvOf } from './read-settings';
import { httpSettings } from './settings.mjs';

/** @throws Error naming every invalid variable */
export function httpEnv(
  source: Record<string, string | undefined> = process.env,
): EnvOf<typeof httpSettings> {
  return readSettings(httpSettings, source);
}
