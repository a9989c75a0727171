/**
 * Run-time settings of the server, such as upstream, database, download host and keys. They are read on first use, not
 * on import, so that a build needs no secret (B6).
 */
import 'server-only';
import { resolve } from 'node:path';
import { loopbackKeys } from '@superbrowser/contract/loopback-keys';
import { getBuildTimeEnv } from './build-time';
import { readSettings, type EnvOf } from './read-settings';
import { isLoopbackOrigin } from './validation/loopback.mjs';
import { missingSettings, runtimeSettings } from './settings.mjs';

type ParsedSettings = EnvOf<typeof runtimeSettings>;

type RuntimeEnv = Omit<ParsedSettings, 'DOWNLOAD_DIR'> & { readonly DOWNLOAD_DIR: string };

const settingNames = Object.keys(runtimeSettings) as (keyof ParsedSettings)[];

/**
 * Whether the public origin is not a loopback address; on a loopback address keys may be generated (B5).
 * isProductionEnvironment in ./validation/check-settings.mjs is for scripts, whose settings are not validated yet.
 */
export function isProductionSite(): boolean {
  return !isLoopbackOrigin(getBuildTimeEnv().SITE_ORIGIN);
}

/** Whether this is `next build`: no secret is needed and nothing under DATA_DIR may be touched (B6). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

function missingRuntimeSettings(values: Readonly<Record<string, unknown>>): string[] {
  if (isBuilding()) return [];
  return missingSettings(values, { isProduction: isProductionSite() }).filter(
    (name) => name in runtimeSettings,
  );
}

function parseEnv(presentValues: Record<string, string>): RuntimeEnv {
  const env = readSettings(runtimeSettings, presentValues, missingRuntimeSettings);
  const dataDir = resolve(/* turbopackIgnore: true */ env.DATA_DIR);
  const downloadDir = env.DOWNLOAD_DIR ?? resolve(/* turbopackIgnore: true */ dataDir, 'files');
  return {
    ...env,
    DATA_DIR: dataDir,
    DOWNLOAD_DIR: resolve(/* turbopackIgnore: true */ downloadDir),
  };
}

let cached: { fingerprint: string; phase: string | undefined; env: RuntimeEnv } | undefined;

/**
 * Whether the cached settings can be used without comparing values. Requests read the settings several times, and in
 * production they no longer change.
 */
const isCacheFinal = (source: Readonly<Record<string, string | undefined>>): boolean =>
  process.env.NODE_ENV === 'production' &&
  source === process.env &&
  cached?.phase === process.env.NEXT_PHASE;

/**
 * The validated settings, with folders as absolute paths.
 * @throws Error naming every invalid variable, or every missing one when none is invalid
 */
export function getRuntimeEnv(
  source: Record<string, string | undefined> = process.env,
): RuntimeEnv {
  if (cached && isCacheFinal(source)) return cached.env;
  const presentValues = Object.fromEntries(
    settingNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  // The start script and tests set variables late, so the cache depends on their values.
  const phase = process.env.NEXT_PHASE;
  const fingerprint = JSON.stringify([presentValues, phase]);
  if (cached?.fingerprint !== fingerprint)
    cached = { fingerprint, phase, env: parseEnv(presentValues) };
  return cached.env;
}

/** Start of package URLs, without a trailing slash: the download host, otherwise this site's /files (D5). */
export function getPackageBaseUrl(): string {
  return getRuntimeEnv().DOWNLOAD_HOST ?? `${getBuildTimeEnv().SITE_ORIGIN}/files`;
}

/**
 * Keys of encrypted calls.
 * @throws Error when an upstream is configured without its keys (only possible while building)
 */
export function getUpstreamKeys(): { apiKey: string; encryptionKey: string } {
  const { UPSTREAM_HOST, UPSTREAM_API_KEY, UPSTREAM_ENCRYPTION_KEY } = getRuntimeEnv();
  if (!UPSTREAM_HOST) {
    return {
      apiKey: UPSTREAM_API_KEY ?? loopbackKeys.apiKey,
      encryptionKey: UPSTREAM_ENCRYPTION_KEY ?? loopbackKeys.encryptionKey,
    };
  }
  if (!UPSTREAM_API_KEY || !UPSTREAM_ENCRYPTION_KEY)
    throw new Error('UPSTREAM_API_KEY and UPSTREAM_ENCRYPTION_KEY: must be given');
  return { apiKey: UPSTREAM_API_KEY, encryptionKey: UPSTREAM_ENCRYPTION_KEY };
}

/**
 * Keys that seal cookies and tokens, and by which phones and IPs are hashed: `current` seals, both open. `previous` is
 * normally the old key; while a new key is being introduced it is the new key, until every instance knows it
 * (docs/operations/keys.md).
 * @throws Error without SESSION_KEY; on loopback the start script generates one (B5)
 */
export function getSealKeys(): { current: string; previous: string | undefined } {
  const { SESSION_KEY, SESSION_KEY_PREVIOUS } = getRuntimeEnv();
  if (!SESSION_KEY) throw new Error('SESSION_KEY: must be given');
  return { current: SESSION_KEY, previous: SESSION_KEY_PREVIOUS };
}
