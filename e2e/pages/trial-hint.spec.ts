/** The trial hint: when it appears, and that neither it nor other late parts move the page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/visitor-test';
import { userAgents } from '../support/browser/user-agents';
import { readStoredValue, waitForHomeVisitStored } from './support/local-storage';

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
