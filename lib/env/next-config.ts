/** Next's options: those of next.config.ts, and of deploy/next.config.ts in an image. Headers of files are sent by server/ as well. */
import type { NextConfig } from 'next';
import { buildEnv } from './build';
import { settingOf } from './settings.mjs';
import { strictTransport } from './strict-transport';

type Header = { readonly key: string; readonly value: string };

/** On every response. */
export const securityHeaders = (): readonly Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...strictTransport(buildEnv()),
];

/** What only a document heeds: a page loads some twenty scripts and styles, each with its own head. */
export const documentHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-DNS-Prefetch-Control', value: 'off' },
];

/** Pictures that other sites show (link previews, press). */
export const isShareable = (path: string): boolean =>
  path.startsWith('/og/') || path === '/logo.svg';

/** Pages whose addresses carry a token (R6, R8): it must not travel on in a referrer. */
const secretive = ['/oauth', '/en/oauth', '/teaminvited', '/en/teaminvited'];
const noReferrer = [{ key: 'Referrer-Policy', value: 'no-referrer' }];
/** O4: only until the page's address is without it; the page itself may say where its visitors come from. */
const withPass = { has: [{ type: 'query' as const, key: 'pass' }], headers: noReferrer };

/** @param distDir folder of the build */
export function nextConfig(distDir: string): NextConfig {
  return {
    distDir,
    // The browser waits a little longer than the handlers do.
    env: { UPSTREAM_TIMEOUT_SECONDS: settingOf('UPSTREAM_TIMEOUT_SECONDS', process.env) || '30' },
    poweredByHeader: false,
    // Characters of pages Next keeps itself; the server keeps all of them, compressed (server/page-cache.ts).
    cacheMaxMemorySize: 16 * 1024 ** 2,
    // Nothing here asks for resized pictures; the route that makes them would write a file for every address.
    images: { unoptimized: true },
    // Title and description always are in <head>, for every reader, also without JavaScript.
    htmlLimitedBots: /.*/,
    reactStrictMode: true,
    // Database drivers carry native code and must not be bundled; undici's connections belong to the process.
    serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'pino', 'prom-client', 'undici'],
    experimental: {
      // Pages rendered at run time stay in memory: the build is read-only, and no earlier run's pages come back with it.
      isrFlushToDisk: false,
    },
    headers: () =>
      Promise.resolve([
        { source: '/:path*', headers: [...securityHeaders()] },
        { source: '/((?!_next/static/).*)', headers: [...documentHeaders] },
        ...secretive.map((source) => ({ source, headers: noReferrer })),
        { source: '/partners/figures', ...withPass },
        { source: '/en/partners/figures', ...withPass },
      ]),
  };
}
