/** Next's options, for next.config.ts and for deploy/next.config.ts in an image. */
import type { NextConfig } from 'next';
import { settingOf } from './env/settings.mjs';
import { documentHeaders, securityHeaders } from './http/responses/security-headers';

/** Pages whose URLs carry a token (R6, R8), which must not get into a referrer. */
const tokenPagePaths = ['/oauth', '/en/oauth', '/teaminvited', '/en/teaminvited'];
const noReferrer = [{ key: 'Referrer-Policy', value: 'no-referrer' }];
/** Applies only while the pass is in the URL; later the page may send a referrer (O4). */
const passHeaderRule = { has: [{ type: 'query' as const, key: 'pass' }], headers: noReferrer };

/** @param distDir folder of the build */
export function nextConfig(distDir: string): NextConfig {
  return {
    distDir,
    // Built into the scripts, because the browser waits a little longer than the handlers.
    env: { UPSTREAM_TIMEOUT_SECONDS: settingOf('UPSTREAM_TIMEOUT_SECONDS', process.env) || '30' },
    poweredByHeader: false,
    // Memory limit for pages that Next caches. The server keeps a compressed cache of its own (server/page-cache.ts).
    cacheMaxMemorySize: 16 * 1024 ** 2,
    // No page uses resized pictures, and the route that makes them would write a file for every URL.
    images: { unoptimized: true },
    // Title and description are always in <head>, for every client, even without JavaScript.
    htmlLimitedBots: /.*/,
    reactStrictMode: true,
    // Database drivers contain native code and cannot be bundled; undici's connections belong to the process.
    serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'pino', 'prom-client', 'undici'],
    // AVIF pictures are made by `npm run draw` and need no work by the bundler, which would warn about each of them.
    turbopack: { ignoreIssue: [{ path: '**/*.avif', title: 'AVIF image not supported' }] },
    experimental: {
      // Pages rendered at run time stay in memory, because the build is read-only and pages of an earlier run must not
      // return.
      isrFlushToDisk: false,
      // In development, the demo and other late parts are compiled only when they are opened. This saves 2 of the 14
      // seconds until the first page.
      turbopackLazyDynamicImports: true,
    },
    headers: () =>
      Promise.resolve([
        { source: '/:path*', headers: [...securityHeaders()] },
        { source: '/((?!_next/static/).*)', headers: [...documentHeaders] },
        ...tokenPagePaths.map((source) => ({ source, headers: noReferrer })),
        { source: '/partners/figures', ...passHeaderRule },
        { source: '/en/partners/figures', ...passHeaderRule },
      ]),
  };
}
