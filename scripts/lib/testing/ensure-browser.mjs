import { printFailureAndExit, printStep } from '../command/output.mjs';
import { runNode } from '../command/run-process.mjs';

/** Finds a browser for the tests, or installs Playwright's own; explains how to get a browser when neither works. */
export async function ensureBrowser() {
  const { findBrowser } = await import('../setup/find-browser.mjs');
  let browserPath = findBrowser();
  if (!browserPath) {
    printStep('No browser found; installing Chromium (about 150 MB) …');
    await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium', '--only-shell']);
    browserPath = findBrowser();
  }
  if (!browserPath) {
    printFailureAndExit(
      'No browser for the tests. Any of these helps:\n' +
        '  npx playwright install chromium           (downloads one)\n' +
        '  sudo apt-get install chromium fonts-noto-cjk   (Debian, Ubuntu)\n' +
        '  CHROMIUM_PATH=/path/to/chrome npm test    (one you have)',
    );
  }
  printStep(`Browser: ${browserPath}`);
  return browserPath;
}
