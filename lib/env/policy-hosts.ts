import { getBuildTimeEnv } from './build';
import { policyHostsOf, type PolicyHosts } from './hosts';

/** Hosts the Content-Security-Policy allows next to this site (X3); build-time settings. */
export function policyHosts(): PolicyHosts {
  return policyHostsOf(getBuildTimeEnv());
}
