import { parseHosts, type PolicyHosts } from '../http/policy';
import { buildEnv } from './build';

/** Hosts the script policy allows beside this site (X3); build-time settings. */
export function policyHosts(): PolicyHosts {
  const env = buildEnv();
  return {
    asset: parseHosts(env.ASSET_HOSTS),
    // Where the help videos lie, they may be played from.
    media: [...new Set([...parseHosts(env.MEDIA_HOSTS), ...parseHosts(env.HELP_VIDEO_BASE)])],
    tracking: parseHosts(env.TRACKING_URL),
    secure: env.SITE_ORIGIN.startsWith('https:'),
  };
}
