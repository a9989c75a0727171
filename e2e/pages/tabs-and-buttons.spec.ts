/** Tabs and buttons on a phone, as only a browser can check them: visibility, size, and forced colors. */
import type { Locator } from '@playwright/test';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test.use(phoneDevice);

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test(`of two lists behind tabs ${hasScripts ? 'only the chosen one is' : 'both are'} visible`, async ({
      page,
    }) => {
      await page.goto('/en/download');
      const [website, v6] = [page.locator('#website-list'), page.locator('#v6-list')];
      await expect(website).toBeVisible();
      if (!hasScripts) return expect(v6).toBeVisible();
      await expect(v6).toBeHidden();
      await page.locator('label[for="versions-v6-list"]').tap();
      await expect(v6).toBeVisible();
      await expect(website).toBeHidden();
    });
  });
}

test('every element that looks like a button is at least 44 px high', async ({ page }) => {
  for (const path of ['/', '/en/download', '/en/register', '/en/private', '/en/promotions']) {
    await page.goto(path);
    const buttons = await page
      .locator('main button:visible, main a:visible')
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const style = getComputedStyle(element);
          const isButton =
            style.display.endsWith('flex') &&
            style.justifyContent === 'center' &&
            style.whiteSpace === 'nowrap' &&
            Number(style.fontWeight) >= 700 &&
            style.borderRadius !== '0px';
          if (!isButton) return [];
          return { text: element.textContent, height: element.getBoundingClientRect().height };
        }),
      );
    expect(buttons.length, path).toBeGreaterThan(0);
    expect
      .soft(
        buttons.filter(({ height }) => height < 44),
        path,
      )
      .toEqual([]);
  }
});

const readBorders = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const ground = getComputedStyle(document.body).backgroundColor;
      const isVisible = (side: 'Top' | 'Bottom' | 'Left' | 'Right') =>
        style[`border${side}Style`] !== 'none' &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Color`] !== ground;
      return `${element.textContent?.trim() || element.ariaLabel}: ${(
        ['Top', 'Bottom', 'Left', 'Right'] as const
      ).every(isVisible)}`;
    }),
  );

const readBackground = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Forced colors replace the site's, and remove fills and shadows. */
test.describe('in high contrast', () => {
  test.use({ forcedColors: 'active' });

  test('buttons have a visible edge', async ({ page }) => {
    for (const path of ['/', '/en/download', '/register', '/en/private']) {
      await page.goto(path);
      await waitForHydration(page);
      const buttons = page.locator('main button:visible, main .edge:visible, header .edge:visible');
      const borders = await readBorders(buttons);
      expect(borders.length, path).toBeGreaterThan(1);
      expect
        .soft(
          borders.filter((border) => border.endsWith('false')),
          path,
        )
        .toEqual([]);
    }
  });

  test('the chosen way of signing in looks different from the other', async ({ page }) => {
    await page.goto('/register');
    await waitForHydration(page);
    const modeLinks = page.locator('main nav a:has-text("注册"), main nav a:has-text("登录")');
    await expect(modeLinks).toHaveCount(2);
    const currentLink = page.locator('main nav a[aria-current="page"]');
    await expect(currentLink).toHaveCount(1);
    const otherLink = page.locator('main nav a:not([aria-current])').first();
    expect(await readBackground(currentLink)).not.toBe(await readBackground(otherLink));
  });

  test('the chosen one of two tabs looks different', async ({ page }) => {
    await page.goto('/en/download');
    await waitForHydration(page);
    const [website, v6] = ['website-list', 'v6-list'].map((id) =>
      page.locator(`label[for="versions-${id}"]`),
    ) as [Locator, Locator];
    const [chosenGround, otherGround] = [await readBackground(website), await readBackground(v6)];
    expect(chosenGround).not.toBe(otherGround);
    await v6.tap();
    await expect.poll(() => readBackground(v6)).toBe(chosenGround);
    expect(await readBackground(website)).toBe(otherGround);
  });
});
