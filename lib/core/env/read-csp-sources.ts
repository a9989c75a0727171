import { getBuildTimeEnv } from './build-time';
import { cspSourcesOf, type CspSources } from './csp-and-redirect-hosts';

/**
 * Origins that the Content-Security-Policy allows in addition to this site (X3), from build-time settings;
 * `pageCspSources` of lib/page-routing/settings.ts is the same for page routing.
 */
export function readCspSources(): CspSources {
  return cspSourcesOf(getBuildTimeEnv());
}
