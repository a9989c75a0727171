import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { register } from 'esbuild-register/dist/node';
import { findBrowser } from './scripts/lib/setup/find-browser.mjs';
import { testBuild } from './scripts/lib/testing/test-settings.cjs';
import {
  consoleOrigin,
  maxPackageMegabytes,
  ports,
  siteLogFile,
  siteOrigin,
  dataDirs,
} from './e2e/support/servers/ports-and-folders';
import suites from './e2e/suites.json';

// Playwright loads specs, and what they import, with `require`, which Node before 20.19 cannot do with ES modules.
const esModulePackages =
  /\/node_modules\/(next-intl|use-intl|icu-minify|@formatjs|intl-messageformat|jose)\//;
if (!process.features.require_module)
  register({ hookIgnoreNodeModules: false, hookMatcher: (file) => esModulePackages.test(file) });

// scripts/e2e.mjs makes the builds the servers need, and says which servers.
const requestedServers = process.env.E2E_SERVERS?.split(' ');
if (!requestedServers)
  throw new Error('Run these tests by npm run test:e2e, which builds what they need.');

Object.assign(process.env, testBuild);
const executablePath = findBrowser() ?? undefined;

type Suite = { readonly servers: readonly string[]; readonly browser?: boolean };
type Server = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>;

const servers: Readonly<Record<string, Server>> = {
  site: {
    command: 'node scripts/lib/testing/serve-logged.mjs',
    env: {
      NEXT_DIST_DIR: '.next-test',
      LOG_FILE: siteLogFile,
      // Not the list in the project's folder, which `npm run sbom` may have written.
      SBOM_FILE: `${dataDirs.site}/sbom.json`,
      // Tests stand for different visitors by the IP they forward.
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      PORT: String(ports.site),
      DATA_DIR: dataDirs.site,
      // A page's life of seconds lets tests wait past a regeneration.
      CONTENT_REVALIDATE_SECONDS: '3',
      CONTENT_CHECK_SECONDS: '1',
    },
    url: `http://127.0.0.1:${ports.site}/api/health`,
    // Its lines are in LOG_FILE.
    stdout: 'ignore',
    stderr: 'ignore',
  },
  console: {
    // After the site: it opens the records the site has made, and makes none.
    command: 'node scripts/console.mjs',
    env: {
      NEXT_DIST_DIR: '.next-test',
      CONSOLE_PORT: String(ports.console),
      CONSOLE_UPLOAD_MAX_MB: String(maxPackageMegabytes),
      // No one listens there: with a receiver the console offers to send calls again, and a test call.
      APPLICATION_WEBHOOK_URL: 'http://127.0.0.1:9/',
      APPLICATION_WEBHOOK_SECRET: 'a-secret-for-tests-0123456789-abcdef',
      DATA_DIR: dataDirs.site,
    },
    url: `http://127.0.0.1:${ports.console}/sign-in`,
    timeout: 180_000,
    stdout: 'ignore',
  },
  backend: {
    command: 'npm run --silent backend',
    env: {
      PORT: String(ports.backend),
      DATA_DIR: dataDirs.backend,
      SITE_ORIGIN: `http://localhost:3000`,
      UPSTREAM_API_KEY: 'test-api-key-0123456789',
      UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
    },
    port: ports.backend,
    stdout: 'ignore',
  },
};

export default defineConfig({
  testDir: 'e2e',
  // A run empties this folder at its start, and must leave the one next to it alone.
  outputDir: `test-results/${ports.site}`,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a busy machine from an error; what needed one is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Generous: what is tested is what happens, not how busy the machine is.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'reports/playwright/run.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: siteOrigin,
    // Recording takes a third of a test's time: a test that is tried again is recorded, others with --trace=on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  projects: Object.entries<Suite>(suites).map(([name, { browser = true }]) => ({
    name,
    testDir: `e2e/${name}`,
    use: {
      ...(name === 'console' && { baseURL: consoleOrigin }),
      // A test without a browser that opens a page fails: there is no such browser.
      ...(!browser && { launchOptions: { executablePath: '/no/browser/for/this/suite' } }),
    },
  })),
  webServer: Object.entries(servers)
    .filter(([name]) => requestedServers.includes(name))
    .map(([, server]) => server),
});
