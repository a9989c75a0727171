import { agents, expect, hydrated, test } from './support/test';

/** What the hero of /download offers each system (D8). */
const heroLinks = (page: import('@playwright/test').Page) =>
  page.locator('[data-hero-download] a[data-highlighted]:visible');

test.describe('Windows', () => {
  test.use({ userAgent: agents.windows });
  test('gets one highlighted button', async ({ page }) => {
    await page.goto('/download');
    await hydrated(page);
    await expect(heroLinks(page)).toHaveCount(1);
    await expect(heroLinks(page)).toHaveAttribute('href', '/api/download/windows');
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
  test('auto leads to the list, because the chip is unknown', async ({ page }) => {
    const response = await page.request.get('/api/download/auto', {
      maxRedirects: 0,
      headers: { 'user-agent': agents.mac },
    });
    expect([response.status(), response.headers().location]).toEqual([303, '/download#all']);
    const english = await page.request.get('/api/download/auto', {
      maxRedirects: 0,
      headers: { 'user-agent': agents.mac, referer: 'http://localhost:3100/en/v6' },
    });
    expect(english.headers().location).toBe('/en/download#all');
  });
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
