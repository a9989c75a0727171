import { resolve } from 'node:path';
import type { NextConfig } from 'next';

/** Commands run in the project's folder, of which the console is a subfolder. */
const projectFolder = resolve(process.cwd());

const config: NextConfig = {
  // scripts/lib/build/console-build.mjs sets this variable.
  distDir: process.env.NEXT_DIST_DIR,
  poweredByHeader: false,
  // Replaces next-intl's plugin, which resolves paths from the project's folder.
  turbopack: { root: projectFolder, resolveAlias: { 'next-intl/config': './lib/i18n/request.ts' } },
  outputFileTracingRoot: projectFolder,
  images: { unoptimized: true },
  reactStrictMode: true,
  htmlLimitedBots: /.*/,
  // `npm run typecheck` already checks this folder with the whole project.
  typescript: { ignoreBuildErrors: true },
  experimental: { authInterrupts: true },
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg', 'pino', 'prom-client', 'undici'],
};

export default config;
