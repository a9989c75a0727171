import { agents, expect, hydrated, test } from '../support/test';

test.use({ userAgent: agents.windows });

for (const { path, menu, entry, target } of [
  { path: '/', menu: '下载', entry: /历史版本/, target: '/download/history' },
  { path: '/en', menu: 'Download', entry: /Version history/, target: '/en/download/history' },
]) {
  test(`header menus by keyboard alone on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);

    const summary = page
      .getByRole('banner')
      .locator('details[data-menu] > summary', { hasText: menu });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: entry })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: entry })).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    // Arrow keys are among what is fetched in idle time.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(summary).not.toBeFocused({ timeout: 300 });
    }).toPass();
    for (let presses = 1; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: entry })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(0);
  });
}

test('one menu at a time, and a click elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const menus = page.getByRole('banner').locator('details[data-menu]');
  await menus.nth(0).locator('summary').click();
  await menus.nth(2).locator('summary').click();
  await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(1);
  await page.mouse.click(1300, 300);
  await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(0);
});

test('a mouse opens a menu by resting on it, and may take its time to the panel', async ({
  page,
}) => {
  await page.goto('/en/cores');
  await hydrated(page);
  const menu = page.getByRole('banner').locator('details[data-menu]').first();
  const entry = menu.getByRole('link', { name: 'Features' });
  // What follows the mouse is fetched in idle time.
  await expect(async () => {
    await page.mouse.move(700, 700);
    await menu.locator('summary').hover();
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();

  await page.mouse.move(700, 700);
  await menu.locator('summary').hover();
  await expect(entry).toBeVisible();
  // What it has opened a press keeps open; leaving closes it only before.
  await menu.locator('summary').click();
  await expect(entry).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(entry).toBeHidden();
  await menu.locator('summary').hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(entry).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('menus and the consult bar open all the same', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .locator('details[data-menu] > summary', { hasText: '方案' })
      .click();
    await page
      .locator('details[data-menu][open]')
      .getByRole('link', { name: /^VPS 版/ })
      .click();
    await expect(page).toHaveURL(/\/vps$/);
    await page.locator('[data-consult] summary:visible').first().click();
    await expect(page.locator('[data-consult] a[href^="tel:"]:visible').first()).toBeVisible();
  });
});
