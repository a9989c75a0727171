/** Pages work where the browser stores nothing. */
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/hydration';
import { goToDownloads } from '../support/browser/test';
import { userAgents } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/visitor-test';
import { isNightly } from '../support/nightly';

test.use({ userAgent: userAgents.windows });

const blockingScripts = {
  'storage that is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'cookies that are blocked': () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  },
};

/**
 * Scripts cannot refuse cookies, so the test removes them before the next request. Removing the header from a request
 * does not help, because the browser adds it after the route.
 */
const refuseCookies = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });

/**
 * A full storage fails at the same place as a blocked storage (lib/browser/local-storage), so before a merge only the
 * blocked storage is tested.
 */
const testedScripts = Object.entries(blockingScripts).filter(
  ([name]) => isNightly || name !== 'storage that is full',
);
for (const [name, script] of testedScripts)
  test(`${name} breaks no page`, async ({ page }) => {
    const isCookieless = name.startsWith('cookies');
    if (isCookieless) await refuseCookies(page);
    await page.addInitScript(script);
    const log = page.waitForRequest((request) => request.url().endsWith('/api/log'));
    await page.goto('/?promoter=abc123&product_line=lite');
    await expect(page.getByRole('banner').locator('[data-product-name]')).toHaveText(
      '超级浏览器纯净版',
    );
    await log;
    await goToDownloads(page);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'download');
    await expect(page.locator('[data-hero-download] a[data-highlighted]:visible')).toHaveCount(1);
    const register = await page.goto('/register');
    // The first page's URL sets a cookie, so a missing cookie was refused.
    expect((await register?.request().headerValue('cookie')) === null).toBe(isCookieless);
    await waitForHydration(page);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.locator('[data-trial-hint]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/register/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
