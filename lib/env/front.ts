/** What the server in front of Next needs before it listens. */
import { readSettings, type EnvOf } from './kinds';
import { frontSettings } from './settings.mjs';

/** @throws Error naming every variable whose value is not usable */
export function frontEnv(
  source: Record<string, string | undefined> = process.env,
): EnvOf<typeof frontSettings> {
  return readSettings(frontSettings, source);
}
