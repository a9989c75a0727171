import type { BrowserContextOptions } from '@playwright/test';
import { prefixOf } from '../../lib/i18n/paths';
import en from '../../messages/en-US/inApp.json';
import zh from '../../messages/zh-CN/inApp.json';
import { axe } from '../support/axe';
import { expect, hydrated, test } from '../support/test';
import type { Locale } from '../support/words';

/** A promoter's link opened in an app (D11): from the page, and from the page a download leads to. */
export function openingInBrowser(
  locale: Locale,
  { userAgent, app, menu }: { userAgent: string; app: string; menu: 'menu' | 'menuDesktop' },
): void {
  const words = { 'zh-CN': zh, 'en-US': en }[locale];
  const prefix = prefixOf[locale];
  const visit: BrowserContextOptions = { userAgent };

  test.describe(`in ${app}`, () => {
    test.use(visit);

    for (const path of ['/download', '']) {
      test(`${path || '/'} shows the way at once`, async ({ page }) => {
        await page.goto(`${prefix}${path || '/'}?promoter=abc123`);
        await hydrated(page);
        const guide = page.locator(`[data-in-app="${app}"]:visible`);
        await expect(guide.getByRole('heading', { name: words.title })).toBeVisible();
        await expect(guide.getByText(words.steps[menu])).toBeVisible();
        await expect(guide.locator('code')).toContainText('promoter=abc123');
        expect(await axe(page)).toEqual([]);
      });
    }

    test('a visitor who follows links keeps the promoter in the address', async ({ page }) => {
      await page.goto(`${prefix}/?promoter=abc123`);
      await page.goto(`${prefix}/download`);
      await hydrated(page);
      await expect(page).toHaveURL(/\/download\?promoter=abc123$/);
    });

    for (const scripted of [true, false]) {
      test.describe(scripted ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled: scripted });

        test('a download leads to the way, and the way back to the page', async ({ page }) => {
          await page.goto(`${prefix}/v6?promoter=abc123`);
          if (scripted) await hydrated(page);
          await page.locator('a[data-platform="windows"]').first().click();
          await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
          const address = page.locator('#address');
          await expect(address).toHaveText(/\/v6\?promoter=abc123$/);
          const copy = page.getByRole('button', { name: words.link.copy });
          if (scripted) {
            // What the app's own menu hands to the browser.
            await expect(page).toHaveURL((await address.textContent()) ?? '');
            await copy.click();
            await expect(page.getByText(words.link.copied)).toBeVisible();
            expect(await axe(page)).toEqual([]);
          } else await expect(copy).toBeHidden();
          await page.getByRole('link', { name: words.back }).click();
          await expect(page).toHaveURL(/\/v6\?promoter=abc123$/);
        });
      });
    }
  });
}
