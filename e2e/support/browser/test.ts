import { expect, test as base, type Page } from '@playwright/test';

/** Fails a test whose page logged an error: script errors, policy violations, failed loads. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(message.text());
      });
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      await use(pageErrors);
      expect(pageErrors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Removes the browser's "Failed to load resource" lines, which tests of refused requests expect. */
export function dropLoadErrors(pageErrors: string[]): void {
  const otherErrors = pageErrors.filter((error) => !/^Failed to load resource/.test(error));
  pageErrors.splice(0, pageErrors.length, ...otherErrors);
}

/**
 * Waits for the first batch of events, which is sent seconds after arrival. Call it before `goto`, and await it before
 * recording the requests of a page.
 */
export const waitForAnalyticsRequest = (page: Page): Promise<unknown> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/api/log');

/** Value of a cookie in the page's context, or undefined. */
export async function readCookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Goes from any Chinese page to the download page by the header's menu. */
export async function goToDownloads(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.locator('details[data-menu] > summary', { hasText: '下载' }).click();
  await banner.getByRole('link', { name: /^下载中心/ }).click();
}
