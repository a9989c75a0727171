import { getBuildTimeEnv } from './build';
import { cspSourcesOf, type CspSources } from './hosts';

/** Hosts the Content-Security-Policy allows next to this site (X3); build-time settings. */
export function cspSources(): CspSources {
  return cspSourcesOf(getBuildTimeEnv());
}
