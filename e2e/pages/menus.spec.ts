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
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
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
