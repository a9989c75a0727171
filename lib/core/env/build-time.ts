/**
 * Build-time settings: those that are built into the pages (B5), except DOWNLOAD_HOST and UPSTREAM_TIMEOUT_SECONDS,
 * which the server needs too (./settings/runtime.mjs). An invalid value stops the build; the message names the
 * variable. Everything here is public; secrets are in ./runtime and ./http-server.
 */
import { readSettings, type EnvOf } from './read-settings';
import { buildTimeSettings } from './settings.mjs';

export type BuildTimeEnv = EnvOf<typeof buildTimeSettings>;

let cached: BuildTimeEnv | undefined;

/**
 * The validated build-time settings.
 * @throws Error naming every invalid variable
 */
export function getBuildTimeEnv(
  source: Record<string, string | undefined> = process.env,
): BuildTimeEnv {
  if (source !== process.env) return readSettings(buildTimeSettings, source);
  cached ??= readSettings(buildTimeSettings, source);
  return cached;
}
