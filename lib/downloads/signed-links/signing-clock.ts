/** The clock by which links to packages are signed and checked. */
import 'server-only';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { getUpstreamTime } from '@/lib/core/upstream/upstream-clock';

/**
 * The time of the server that checks a link: the upstream's for a configured download host (D4), this machine's for
 * this site's own /files. A link signed by another clock may already have expired.
 * @returns milliseconds since 1970. Never throws.
 */
export const getSigningTime = (): Promise<number> =>
  getRuntimeEnv().DOWNLOAD_HOST ? getUpstreamTime() : Promise.resolve(Date.now());
