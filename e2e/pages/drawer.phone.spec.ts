import { expect, test } from '../support/test';

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
      await drawer.getByRole('link', { name: /历史版本/ }).tap();
      await expect(page).toHaveURL(/\/download\/history$/);
      await expect(drawer).toBeHidden();
    });
  });
}

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

test('the home page stays under 9,000 px on a phone', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      path,
    ).toBeLessThanOrEqual(9_000);
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
