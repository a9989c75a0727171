import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { agents, expect, hydrated, test } from '../support/test';

/** What the hero of /download offers each system (D8). */
const heroLinks = (page: import('@playwright/test').Page) =>
  page.locator('[data-hero-download] a[data-highlighted]:visible');

test.describe('Windows', () => {
  test.use({ userAgent: agents.windows });
  test('gets one highlighted button', async ({ page }) => {
    await page.goto('/download');
    await hydrated(page);
    await expect(heroLinks(page)).toHaveCount(1);
    await expect(heroLinks(page)).toHaveAttribute('href', '/api/download/windows?line=v5');
  });
});

test.describe('Windows, through a promoter who prefers v6', () => {
  test.use({ userAgent: agents.windows });
  test('gets v6, with the facts of v6 beside the button (D1)', async ({ page }) => {
    await page.goto('/download?promoter=v6partner');
    await hydrated(page);
    const button = page.locator('[data-hero-download] a[data-highlighted]:visible');
    await expect(button).toHaveAttribute('href', '/api/download/windows?line=v6');
    const shown = await page
      .locator('[data-hero-download] [data-sha256]:visible')
      .getAttribute('data-sha256');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^SuperBrowser-6[\d.]+-x64_v6partner\.exe$/);
    const bytes = readFileSync(await download.path());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(shown);
  });
});

test.describe('Mac', () => {
  test.use({ userAgent: agents.mac });
  for (const path of ['/download', '/en/download']) {
    test(`gets both chips side by side on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(heroLinks(page)).toHaveCount(2);
      const [intel, apple] = await Promise.all([
        heroLinks(page).nth(0).boundingBox(),
        heroLinks(page).nth(1).boundingBox(),
      ]);
      expect(Math.abs((intel?.y ?? 0) - (apple?.y ?? 99))).toBeLessThan(2);
      expect(Math.abs((intel?.height ?? 0) - (apple?.height ?? 99))).toBeLessThan(2);
    });
  }
});

test.describe('iPhone', () => {
  test.use({
    userAgent: agents.iphone,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  test('gets the QR code and ways to send the link, no desktop installer as the main button', async ({
    page,
  }) => {
    await page.goto('/download');
    await hydrated(page);
    const hero = page.locator('[data-hero-download]');
    await expect(hero.getByRole('img').first()).toBeVisible();
    await expect(hero.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
    await expect(
      hero.locator(
        'a[href^="/api/download/windows"]:visible, a[href^="/api/download/mac"]:visible',
      ),
    ).toHaveCount(0);
  });
});

test.describe('unknown system', () => {
  test.use({ userAgent: agents.chromeos });
  test('sees every platform and nothing highlighted', async ({ page }) => {
    await page.goto('/download');
    await hydrated(page);
    await expect(page.locator('[data-highlighted]:visible')).toHaveCount(0);
    for (const platform of ['windows', 'mac-intel', 'mac-arm']) {
      await expect(page.locator(`#all a[data-platform="${platform}"]`).first()).toBeAttached();
    }
  });
});
