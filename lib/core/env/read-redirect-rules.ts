import 'server-only';
import { getBuildTimeEnv } from './build-time';
import { trustedRedirectHosts, type RedirectRules } from './csp-and-redirect-hosts';
import { getRuntimeEnv } from './runtime';

/**
 * Where a target may lead without asking the visitor (T1): this site, the configured hosts, and the download host.
 * `pageRedirectRules` of lib/page-routing/settings.ts is the same for page routing.
 */
export function readRedirectRules(): RedirectRules {
  const settings = getBuildTimeEnv();
  const { DOWNLOAD_HOST } = getRuntimeEnv();
  return {
    origin: settings.SITE_ORIGIN,
    hosts: trustedRedirectHosts({ ...settings, DOWNLOAD_HOST }),
  };
}
