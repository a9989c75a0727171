/** High contrast: the visitor's few colours replace the site's, and fills and shadows are gone. */
import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

test.use({ forcedColors: 'active' });

const bordersOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const ground = getComputedStyle(document.body).backgroundColor;
      const visible = (side: 'Top' | 'Bottom' | 'Left' | 'Right') =>
        style[`border${side}Style`] !== 'none' &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Color`] !== ground;
      return `${element.textContent?.trim() || element.ariaLabel}: ${(
        ['Top', 'Bottom', 'Left', 'Right'] as const
      ).every(visible)}`;
    }),
  );

for (const path of ['/', '/en/download', '/register', '/en/private'])
  test(`buttons of ${path} keep an edge`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const buttons = page.locator('main button:visible, main .edge:visible, header .edge:visible');
    const borders = await bordersOf(buttons);
    expect(borders.length).toBeGreaterThan(1);
    expect(borders.filter((border) => border.endsWith('false'))).toEqual([]);
  });

const groundOf = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test('the chosen way of signing in differs from the other', async ({ page }) => {
  await page.goto('/register');
  await hydrated(page);
  const ways = page.locator('main nav a:has-text("注册"), main nav a:has-text("登录")');
  await expect(ways).toHaveCount(2);
  const chosen = page.locator('main nav a[aria-current="page"]');
  await expect(chosen).toHaveCount(1);
  const other = page.locator('main nav a:not([aria-current])').first();
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
});

test('of two tabs the chosen one differs', async ({ page }) => {
  await page.goto('/en/download');
  await hydrated(page);
  const [website, v6] = ['website-list', 'v6-list'].map((id) =>
    page.locator(`label[for="versions-${id}"]`),
  ) as [Locator, Locator];
  const [before, idle] = [await groundOf(website), await groundOf(v6)];
  expect(before).not.toBe(idle);
  await v6.tap();
  await expect.poll(() => groundOf(v6)).toBe(before);
  expect(await groundOf(website)).toBe(idle);
});
