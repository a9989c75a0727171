import { devices, expect, test as base, type Page } from '@playwright/test';
import { pagePath } from '../../lib/i18n/paths';
import type { Locale } from '../../lib/i18n/routing';
import type { PagePath } from '../../lib/pages';

/** User agents of the systems in D8. */
export const agents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  chromeos:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ie11: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
} as const;

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
/** For `test.use`: a phone with touch. */
export const phoneDevice = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };

/** Fails a test whose page logged an error: script errors, policy violations, failed loads. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(problems);
      expect(problems, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has hydrated the page, so that its components respond. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const body = document.body as unknown as Record<string, unknown>;
    return Object.keys(body).some(
      (key) => key.startsWith('__reactFiber') || key.startsWith('__reactProps'),
    );
  });
  // Event listeners are effects, which React runs in a later task. No timer, because tests stop the clock.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
}

/**
 * Waits for the visit event, which is sent seconds after arrival. Call it before `goto` and await it before counting other
 * events.
 */
export const waitForAnalyticsRequest = (page: Page): Promise<unknown> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/api/log');

/** Value of a cookie in the page's context, or undefined. */
export async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Goes from any Chinese page to the download page by the header's menu. */
export async function toDownloads(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.locator('details[data-menu] > summary', { hasText: '下载' }).click();
  await banner.getByRole('link', { name: /^下载中心/ }).click();
}

/** Queries of pages that redirect without one. */
const queries: Partial<Record<PagePath, `?${string}`>> = {
  '/oauth': '?state=missing',
  '/redirect': '?target=https://partner.example/offer',
};

/** The path of a page, with the query it needs so as not to redirect. */
export const testedPath = (locale: Locale, path: PagePath): string =>
  pagePath(locale, path, queries[path] ?? '');
