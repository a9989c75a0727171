/** F2: whoever runs no scripts is told other ways, and shown no form that cannot be sent. */
import { pagePath } from '../../lib/i18n/paths';
import { site } from '../../lib/site';
import { expect, test } from '../support/account';
import { formCases } from '../support/application-forms';
import { words, type Locale } from '../support/words';

export function withoutScripts(locale: Locale): void {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('every form page gives a phone and an address instead of the form', async ({ page }) => {
      const { phone, email } = site.company;
      for (const { path } of formCases) {
        await page.goto(pagePath(locale, path));
        const other = page.locator('main noscript > div');
        await expect(other).toBeVisible();
        await expect(other).toContainText(words[locale].applications.kit.noscript);
        await expect(other.locator(`a[href="tel:${phone}"]`)).toBeVisible();
        await expect(other.locator(`a[href="mailto:${email}"]`)).toBeVisible();
        // The embedded backend has no code to scan, so nothing asks to scan one.
        await expect(other.getByRole('img')).toHaveCount(0);
        await expect(page.locator('main form')).toBeHidden();
      }
    });
  });
}
