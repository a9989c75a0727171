/** What the download page offers each system and browser (D8). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

/** The buttons in the hero. */
const heroLinks = (page: Page) => page.locator('[data-hero-download] a[data-highlighted]:visible');

test.describe('Windows, through a promoter who prefers v6', () => {
  test.use({ userAgent: userAgents.windows });
  test('gets v6, with the details of v6 next to the button (D1)', async ({ page }) => {
    await page.goto('/download?promoter=v6partner');
    await waitForHydration(page);
    const button = heroLinks(page);
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAttribute('href', '/api/download/windows?line=v6');
    const shownHash = await page
      .locator('[data-hero-download] [data-sha256]:visible')
      .getAttribute('data-sha256');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^SuperBrowser-6[\d.]+-x64_v6partner\.exe$/);
    const bytes = readFileSync(await download.path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(shownHash);
  });
});

test.describe('Mac', () => {
  test.use({ userAgent: userAgents.mac });
  test('gets the packages of both chips side by side', async ({ page }) => {
    await page.goto('/en/download');
    await waitForHydration(page);
    await expect(heroLinks(page)).toHaveCount(2);
    const [intel, apple] = await Promise.all([
      heroLinks(page).nth(0).boundingBox(),
      heroLinks(page).nth(1).boundingBox(),
    ]);
    expect(Math.abs((intel?.y ?? 0) - (apple?.y ?? 99))).toBeLessThan(2);
    expect(Math.abs((intel?.height ?? 0) - (apple?.height ?? 99))).toBeLessThan(2);
  });
});

test.describe('old browsers', () => {
  test.use({ userAgent: userAgents.ie11, javaScriptEnabled: false });
  test('get a plain page in their language, with downloads that keep the promoter', async ({
    page,
  }) => {
    await page.goto('/en/download?promoter=abc123');
    await expect(page).toHaveURL(/\/en\/unsupported$/);
    await expect(page.locator('script')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Windows (64-bit)' }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('_abc123.exe');
  });
});
