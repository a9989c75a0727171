import createNextIntlPlugin from 'next-intl/plugin';
import { readHttpServerEnv } from './lib/core/env/http-server';
import { nextConfig } from './lib/core/next-config';
import { readCspSources } from './lib/core/env/read-csp-sources';
import { tsconfigFileOf } from './scripts/lib/build/tsconfig.mjs';

const withNextIntl = createNextIntlPlugin('./lib/core/i18n/request.ts');

// An invalid setting stops the build here; the error names the setting.
readCspSources();

const { NEXT_DIST_DIR: distDir } = readHttpServerEnv();

export default withNextIntl({
  ...nextConfig(distDir),
  // A second build, or a copy of one, has its types in its own folder. Types are checked once, by `npm run verify`, and
  // not again by every build.
  typescript: { tsconfigPath: tsconfigFileOf(distDir), ignoreBuildErrors: true },
});
