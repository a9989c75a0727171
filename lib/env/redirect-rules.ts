import 'server-only';
import { buildTimeEnv } from './build';
import { trustedRedirectHosts, type RedirectRules } from './hosts';
import { runtimeEnv } from './runtime';

/** Where a target may lead without asking (T1): this site, the configured hosts, and the download host. */
export function redirectRules(): RedirectRules {
  const settings = buildTimeEnv();
  const { DOWNLOAD_HOST } = runtimeEnv();
  return {
    origin: settings.SITE_ORIGIN,
    hosts: trustedRedirectHosts({ ...settings, DOWNLOAD_HOST }),
  };
}
