/** The visible effects of marketing rules: the trial hint, the VPS edition, and pages without storage. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/visitor-test';
import { readStoredValue, waitForHomeVisitStored } from '../support/visits/analytics-events';
import { isNightly } from '../support/nightly';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { goToDownloads } from '../support/browser/test';

test.use({ userAgent: userAgents.windows });

const hint = (page: Page) => page.locator('[data-trial-hint]');
const hotProducts = (page: Page) => page.locator('[data-display="hot-product"]');

test.describe('the trial hint (S3)', () => {
  test('appears on the second visit, once, and Escape closes it', async ({ page }) => {
    const homePath = '/en';
    await page.goto(homePath);
    await waitForHomeVisitStored(page, 1);
    await expect(hint(page)).toHaveCount(0);
    await page.goto('/en/download');
    await page.waitForFunction(() => localStorage.getItem('HAS_VIEW_DOWNLOAD'));
    await page.goto('/en/register');
    await page.waitForFunction(() => localStorage.getItem('HAS_VIEW_REGISTER'));
    await page.goto(homePath);
    await expect(page.getByRole('status').filter({ has: hint(page) })).toBeVisible();
    await expect(hint(page).getByRole('link', { name: 'Try the demo' })).toHaveAttribute(
      'href',
      '/en/webtrial',
    );
    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
    expect(await readStoredValue(page, 'HAS_TOOLTIP_SHOWN')).toBe('1');
    await page.evaluate(() => localStorage.setItem('HOME_VISIT', '1'));
    await page.reload();
    await waitForHomeVisitStored(page, 2);
    await expect(hint(page)).toHaveCount(0);
  });

  /** Opens the home page twice, and stops its clock. */
  async function visitTwice(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/');
    await waitForHomeVisitStored(page, 1);
    await page.reload();
    await waitForHomeVisitStored(page, 2);
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Scrolls to the hot-product block, and waits until the browser has reported to the page that it is in view. */
  async function scrollToHotProducts(page: Page): Promise<void> {
    await hotProducts(page).evaluate((block) => {
      block.scrollIntoView({ block: 'center', behavior: 'instant' });
      return new Promise<void>((resolve) => {
        const watch = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return;
            watch.disconnect();
            resolve();
          },
          { threshold: 0.25 },
        );
        watch.observe(block);
      });
    });
  }

  test('appears at the hot-product block after half a second, and stays under the pointer', async ({
    page,
  }) => {
    await visitTwice(page);
    await scrollToHotProducts(page);
    await page.clock.runFor(499);
    await expect(hint(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(hint(page)).toBeVisible();
    const box = await hint(page).boundingBox();
    // hover() would wait for frames, which the stopped clock never draws.
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await page.clock.runFor(60_000);
    await expect(hint(page)).toBeVisible();
    await page.mouse.move(700, 10);
    await expect(hint(page)).toHaveCount(0);
  });
});

test('the VPS edition is remembered: title, name and Windows links (B4)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/?product_line=lite')).text()).not.toContain('data-edition');
  await page.goto('/?product_line=lite');
  const name = page.getByRole('banner').locator('[data-product-name]');
  await expect(name).toHaveText('超级浏览器纯净版');
  await expect(page).toHaveTitle(/超级浏览器纯净版/);
  expect(await page.title()).not.toContain('纯净版纯净版');
  await goToDownloads(page);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'download');
  await expect(name).toHaveText('超级浏览器纯净版');
  await expect(page).toHaveTitle(/超级浏览器纯净版/);
  await expect(page.locator('a[href^="/api/download/windows"]').first()).toBeAttached();
  const readDownloadLinks = () =>
    page
      .locator('a[href^="/api/download/windows"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect
    .poll(async () =>
      (await readDownloadLinks()).filter((href) => /windows(-x86|-zip)?(\?line=v5)?$/.test(href)),
    )
    .toEqual([]);
  // The row's version, day and size belong to another package.
  const details = page.locator('tr:has(a[href="/api/download/windows-lite"]) [data-details-of]');
  expect(await details.count()).toBeGreaterThan(0);
  await expect(details.filter({ visible: true })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-hero-download] a[data-highlighted]:visible').click(),
  ]);
  expect(download.suggestedFilename().toLowerCase()).toContain('lite');
  await page.goto('/en/vps');
  await expect(page.getByRole('banner').locator('[data-product-name]')).toHaveText(
    'SuperBrowser Pure',
  );
  expect(await page.title()).not.toContain('Pure Pure');
  await page.goto('/?product_line=standard');
  // The page is loaded with this name; the visit is stored a moment later.
  await waitForHomeVisitStored(page, 2);
  await expect(name).toHaveText('超级浏览器');
  await page.goto('/');
  await waitForHomeVisitStored(page, 3);
  await expect(name).toHaveText('超级浏览器');
});

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
    // The first page's address sets a cookie, so a missing cookie was refused.
    expect((await register?.request().headerValue('cookie')) === null).toBe(isCookieless);
    await waitForHydration(page);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/register/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('neither hint, group nor coupon label moves the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('HOME_VISIT', '1');
    localStorage.setItem('HAS_VIEW_DOWNLOAD', '1');
    localStorage.setItem('HAS_VIEW_REGISTER', '1');
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/?promoter=abc123');
  await Promise.all([
    expect(page.getByText(/80 元/).first()).toBeVisible(),
    expect(hint(page)).toBeVisible(),
  ]);
  await page.waitForFunction(() => sessionStorage.getItem('ab_reported'));
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  );
  expect(shift).toBeLessThan(0.01);
});
