import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildEnv } from './lib/env/build';
import { frontEnv } from './lib/env/front';
import { policyHosts } from './lib/env/policy-hosts';
import { strictTransport } from './lib/env/strict-transport';
import { tsconfigOf } from './scripts/lib/tsconfig.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

// A bad setting stops the build here, with its name.
policyHosts();

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...strictTransport(buildEnv()),
];

/** What only a document heeds: a page loads some twenty scripts and styles, each with its own head. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-DNS-Prefetch-Control', value: 'off' },
];

/** Pages whose addresses carry a token (R6, R8): it must not travel on in a referrer. */
const secretive = ['/oauth', '/en/oauth', '/teaminvited', '/en/teaminvited'];
const noReferrer = [{ key: 'Referrer-Policy', value: 'no-referrer' }];
/** O4: only until the page's address is without it; the page itself may say where its visitors come from. */
const withPass = { has: [{ type: 'query' as const, key: 'pass' }], headers: noReferrer };

/** Pictures other sites show (link previews, press). */
const shareable = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

const { NEXT_DIST_DIR: distDir } = frontEnv();

const config: NextConfig = {
  // A page may be given away by caches for a day while they ask for a new one; Next's own default is a year.
  expireTime: 86_400,
  // A second build or a copy of one (browser tests against another upstream) lives beside the first.
  distDir,
  typescript: { tsconfigPath: tsconfigOf(distDir) },
  poweredByHeader: false,
  // Of kept pages, in characters (two bytes each in Chinese): the most visited; all others are read from the disk.
  cacheMaxMemorySize: 16 * 1024 ** 2,
  // Nothing here asks for resized pictures; the route that makes them would write a file for every address.
  images: { unoptimized: true },
  // Title and description always stand in <head>, for every reader, also without JavaScript.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Database drivers carry native code and must not be bundled; undici's connections belong to the process.
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'pino', 'prom-client', 'undici'],
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders },
      { source: '/((?!_next/static/).*)', headers: documentHeaders },
      ...secretive.map((source) => ({ source, headers: noReferrer })),
      { source: '/partners/figures', ...withPass },
      { source: '/en/partners/figures', ...withPass },
      { source: '/og/:path*', headers: shareable },
      { source: '/logo.svg', headers: shareable },
    ]),
};

/** For the build and `npm run dev`; a server that runs a build reads what the build wrote down of it. */
export default withNextIntl(config);
