import { resolve } from 'node:path';
import type { NextConfig } from 'next';

/** Commands run in the project's folder; the console is one folder of it. */
const project = resolve(process.cwd());

const config: NextConfig = {
  // Given by scripts/lib/console-build.mjs.
  distDir: process.env.NEXT_DIST_DIR,
  poweredByHeader: false,
  // What next-intl's plugin would do, which counts from the project's folder.
  turbopack: { root: project, resolveAlias: { 'next-intl/config': './lib/i18n/request.ts' } },
  outputFileTracingRoot: project,
  images: { unoptimized: true },
  reactStrictMode: true,
  htmlLimitedBots: /.*/,
  // One run of the compiler over the whole project checks this folder too (npm run typecheck).
  typescript: { ignoreBuildErrors: true },
  experimental: { authInterrupts: true },
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'pino', 'prom-client', 'undici'],
};

export default config;
