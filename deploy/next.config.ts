/**
 * Next's configuration in an image, which has no compiler for next.config.ts; the build writes it to
 * `.next/run` as `next.config.mjs`.
 */
import { readListenerEnv } from '@/lib/core/env/listener';
import { nextConfig } from '@/lib/core/next-config';

export default nextConfig(readListenerEnv().NEXT_DIST_DIR);
