import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { testBuild } from './scripts/lib/test-settings.cjs';
import {
  consoleOrigin,
  mostMegabytes,
  ports,
  siteCommand,
  siteLog,
  stores,
  trialSite,
} from './e2e/support/servers';

Object.assign(process.env, testBuild);
const executablePath = findBrowser() ?? undefined;

/** Folders whose specs look at pages; all others talk to the site without a browser. */
const inBrowser = /e2e[\\/](?:pages|journeys)[\\/].*\.spec\.ts$/;
/** The screens of the console, which set a phone's size themselves where they need it. */
const ofConsole = /e2e[\\/]console[\\/].*\.spec\.ts$/;
const onPhone = /\.phone\.spec\.ts$/;

/** Browser tests on the built site; `npm test` builds it (scripts/test.mjs) before this runs. */
export default defineConfig({
  testDir: 'e2e',
  // A run empties this folder at its start, and must leave the one beside it alone.
  outputDir: `test-results/${ports.site}`,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a busy machine from a fault; what needed one is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Generous: what is tested is what happens, not how busy the machine is.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
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
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testMatch: inBrowser,
      testIgnore: onPhone,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: onPhone, testIgnore: ofConsole },
    {
      name: 'console',
      // It changes what all pages of the site show: what looks at those pages goes first.
      dependencies: ['desktop', 'phone', 'api'],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: consoleOrigin,
      },
      testMatch: ofConsole,
    },
    {
      name: 'api',
      // Two instances behind nginx have a configuration of their own (npm run cluster).
      testIgnore: [inBrowser, ofConsole, /e2e[\\/]cluster[\\/]/],
      // A test here that opens a page fails: there is no such browser.
      use: { launchOptions: { executablePath: '/no/browser/in/project/api' } },
    },
  ],
  webServer: [
    {
      command: 'node scripts/serve-logged.mjs',
      env: {
        NEXT_DIST_DIR: '.next-test',
        LOG_FILE: siteLog,
        // Not the one somebody may have made for the project itself.
        SBOM_FILE: `${stores.site}/sbom.json`,
        // Tests stand for different visitors by the address they forward.
        TRUSTED_PROXIES: '127.0.0.1 ::1',
        PORT: String(ports.site),
        DATA_DIR: stores.site,
        CONTENT_REVALIDATE_SECONDS: '3',
        CONTENT_CHECK_SECONDS: '1',
      },
      url: `http://127.0.0.1:${ports.site}/api/health`,
      stdout: 'pipe',
    },
    {
      // Its upstream is a port the fault tests open and close at will; at the start nothing listens there.
      command: siteCommand,
      env: {
        NEXT_DIST_DIR: '.next-test-remote',
        TRUSTED_PROXIES: '127.0.0.1 ::1',
        PORT: String(ports.remoteSite),
        DATA_DIR: stores.remoteSite,
        CONTENT_REVALIDATE_SECONDS: '3',
        CONTENT_CHECK_SECONDS: '1',
        UPSTREAM_HOST: `http://127.0.0.1:${ports.switchboard}`,
        WEB_TRIAL_URL: trialSite,
        UPSTREAM_API_KEY: 'test-api-key-0123456789',
        UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
      },
      url: `http://127.0.0.1:${ports.remoteSite}/api/health`,
      // It reports every failed call, and failing calls are what its tests are about.
      stdout: 'ignore',
      stderr: 'ignore',
    },
    {
      // After the site: it opens the records the site has made, and makes none.
      command: 'node scripts/console.mjs',
      env: {
        NEXT_DIST_DIR: '.next-test',
        CONSOLE_PORT: String(ports.console),
        CONSOLE_UPLOAD_MAX_MB: String(mostMegabytes),
        DATA_DIR: stores.site,
      },
      url: `http://127.0.0.1:${ports.console}/sign-in`,
      timeout: 180_000,
      stdout: 'ignore',
    },
    {
      command: 'npm run --silent backend',
      env: {
        PORT: String(ports.backend),
        DATA_DIR: stores.backend,
        UPSTREAM_API_KEY: 'test-api-key-0123456789',
        UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
        SITE_ORIGIN: `http://localhost:3000`,
      },
      port: ports.backend,
      stdout: 'pipe',
    },
  ],
});
