/** What is printed or saved as PDF: the text with the brand above it, without the site's frame. */
import { pagePath } from '@/lib/core/i18n/paths';
import { expect, test } from '../support/browser/test';

for (const [path, locale] of [
  ['/protocol', 'zh-CN'],
  ['/news/fingerprint-basics', 'en-US'],
] as const)
  test(`${path} in print, ${locale}`, async ({ page }) => {
    await page.goto(pagePath(locale, path));
    const hiddenParts = page
      .locator('[data-ad], footer')
      .or(page.getByRole('banner').locator('a, button, summary').nth(1));
    await expect(hiddenParts.filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(hiddenParts.filter({ visible: true })).toHaveCount(0);
    const visibleControls = page
      .getByRole('banner')
      .locator('a, button, summary')
      .filter({ visible: true });
    await expect(visibleControls).toHaveCount(1);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main h2').filter({ visible: true })).not.toHaveCount(0);
  });
