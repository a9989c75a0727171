import { parseHosts, type PolicyHosts } from '../http/policy';
import { buildEnv } from './build';

/** Hosts the script policy allows beside this site (X3); build-time settings. */
export function policyHosts(): PolicyHosts {
  const env = buildEnv();
  return {
    asset: parseHosts(env.ASSET_HOSTS),
    media: parseHosts(env.MEDIA_HOSTS),
    tracking: parseHosts(env.TRACKING_URL),
    secure: env.SITE_ORIGIN.startsWith('https:'),
  };
}
