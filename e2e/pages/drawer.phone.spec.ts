import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripted });

    test('the drawer opens, leads on and closes', async ({ page }) => {
      await page.goto('/');
      const drawer = page.locator('#nav-drawer');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: '菜单', exact: true }).tap();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: '菜单', exact: true }).tap();
      // A script unfolds the downloads, which most come for.
      if (!scripted) await drawer.locator('summary', { hasText: '下载' }).tap();
      await drawer.getByRole('link', { name: /历史版本/ }).tap();
      await expect(page).toHaveURL(/\/download\/history$/);
      await expect(drawer).toBeHidden();
    });
  });
}

test('Tab goes round in the open drawer, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.locator('#nav-drawer');
  await expect(drawer).toBeVisible();
  const first = drawer.locator('a').first();
  await expect(first).toBeFocused();
  const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement));

  await page.keyboard.press('Shift+Tab');
  const last = drawer.locator('summary').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();

  // With the last menu unfolded its last entry is where Tab turns round.
  await last.press('Enter');
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.locator('a').filter({ visible: true }).last()).toBeFocused();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('an entry of the same page closes the drawer and shows its place', async ({ page }) => {
  await page.goto('/en/cores');
  await page.waitForLoadState('load');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const drawer = page.locator('#nav-drawer');
  await drawer.locator('summary', { hasText: 'Product' }).tap();
  await drawer.getByRole('link', { name: /Team permissions/ }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#people')).toBeInViewport();
});

/** An English sentence, and how wide its letters are in Arial on average, in em; Liberation Sans has the same measures. */
const sample =
  'Each store keeps its own browser: cookies, extensions and time zone never meet those of others.';
const inArial = 0.4552;

/**
 * Makes up for the Latin font of this machine, where it is another: letters are moved together or apart until they are
 * as wide as Arial's on average. @returns whether that was needed
 */
const asInArial = (page: Page): Promise<boolean> =>
  page.evaluate(
    ([text, reference]) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = `100px ${getComputedStyle(document.body).fontFamily}`;
      const own = canvas.measureText(text).width / text.length / 100;
      if (Math.abs(own - reference) < 0.002) return false;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { letter-spacing: ${reference - own}em !important }`);
      document.adoptedStyleSheets = [sheet];
      return true;
    },
    [sample, inArial] as const,
  );

test('the home page stays short on a phone', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // Han letters are as wide as they are high in every font.
    const moved = path === '/en' && (await asInArial(page));
    // Words of the same width on average still break elsewhere: five of some two hundred lines, of 24 px.
    const most = 9_000 + (moved ? 5 * 24 : 0);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      path,
    ).toBeLessThanOrEqual(most);
  }
});

test('targets are at least 44 px where a thumb must hit them', async ({ page }) => {
  await page.goto('/');
  const small = await page
    .locator('header a:visible, header button:visible, aside a:visible, aside summary:visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44),
    );
  expect(small).toEqual([]);
});
