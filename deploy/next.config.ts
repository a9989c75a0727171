/**
 * Next's configuration in an image, which has no compiler for next.config.ts; the build writes it to
 * `.next/run` as `next.config.mjs`.
 */
import { readHttpServerEnv } from '@/lib/core/env/http-server';
import { nextConfig } from '@/lib/core/next-config';

export default nextConfig(readHttpServerEnv().NEXT_DIST_DIR);
