import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { settingOf } from '../../../lib/core/env/settings.mjs';

const knownPaths = [
  // The same engine without a browser's windows: tests run in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser the tests use: CHROMIUM_PATH, otherwise Playwright's own, otherwise a browser of the system.
 * @returns the executable's path, or null when there is no browser
 * @throws Error when CHROMIUM_PATH names no file
 */
export function findBrowser() {
  const configuredPath = settingOf('CHROMIUM_PATH');
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`CHROMIUM_PATH is set to ${configuredPath}, but there is no such file.`);
    return configuredPath;
  }
  const playwrightPath = chromium.executablePath();
  if (playwrightPath && existsSync(playwrightPath)) return playwrightPath;
  return knownPaths.find((path) => existsSync(path)) ?? null;
}
