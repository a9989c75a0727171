/**
 * Next's configuration in an image, which has no compiler for next.config.ts; the build writes it as
 * `run/next.config.mjs`.
 */
import { getListenerEnv } from '@/lib/env/listener';
import { nextConfig } from '@/lib/env/next-config';

export default nextConfig(getListenerEnv().NEXT_DIST_DIR);
