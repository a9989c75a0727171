import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  // A second build or a copy of one (browser tests against another upstream) lives beside the first.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // The server in front (server.ts) compresses; doing it twice would cost a core.
  compress: true,
  // Database drivers carry native code and must not be bundled.
  serverExternalPackages: ['@libsql/client', 'libsql', 'pg'],
};

export default withNextIntl(config);
