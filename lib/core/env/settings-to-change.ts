/** Settings to give, or to remove, before a demonstration or a site on a loopback address gets visitors (B7). */
import 'server-only';
import { hasSamplePackages } from './has-sample-packages';
import { isProductionSite, getRuntimeEnv } from './runtime';
import { missingSettings, buildTimeSettings } from './settings.mjs';

/**
 * Names of the settings to give before visitors come. In production null, but `['DEMO']` for a demonstration there
 * (DEMO=1), which has to remove that setting. The embedded backend does not count as ready. Keys are not included: a
 * loopback address generates its own (B5).
 */
export function settingsToChangeForProduction(): string[] | null {
  const { UPSTREAM_HOST } = getRuntimeEnv();
  if (isProductionSite()) return hasSamplePackages() ? ['DEMO'] : null;
  const values = { ...process.env, SITE_ORIGIN: '' };
  const missing = missingSettings(values, { isProduction: true }).filter(
    (name) => name in buildTimeSettings,
  );
  return UPSTREAM_HOST ? missing : [...missing, 'UPSTREAM_HOST'];
}
