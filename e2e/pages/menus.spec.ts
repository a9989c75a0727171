/** Menus: of the header, and on phones the drawer, the bar at the bottom and the round button. */
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test('header menus by keyboard alone', async ({ page }) => {
  const entry = page.getByRole('banner').getByRole('link', { name: /历史版本/ });
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);

  const summary = page
    .getByRole('banner')
    .locator('details[data-menu] > summary', { hasText: '下载' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(summary).toBeFocused();

  await page.keyboard.press('Enter');
  // The code for arrow keys is loaded in idle time.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(summary).not.toBeFocused({ timeout: 300 });
  }).toPass();
  for (let presses = 1; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/download\/history$/);
  await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(0);
});

test('one menu at a time, and a click elsewhere closes it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const menus = page.getByRole('banner').locator('details[data-menu]');
  await menus.nth(0).locator('summary').click();
  await menus.nth(2).locator('summary').click();
  await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(1);
  await page.mouse.click(1300, 300);
  await expect(page.getByRole('banner').locator('details[data-menu][open]')).toHaveCount(0);
});

test('a mouse that rests on a menu opens it, and may move slowly to the panel', async ({
  page,
}) => {
  await page.goto('/en/cores');
  await waitForHydration(page);
  const menu = page.getByRole('banner').locator('details[data-menu]').first();
  const entry = menu.getByRole('link', { name: 'Features' });
  // The code for the mouse is loaded in idle time.
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
  // A click keeps a menu open that the mouse opened; without a click the menu closes when the mouse leaves.
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
  test('menus and the contact bar open all the same', async ({ page }) => {
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
    await page.locator('[data-contact-bar] summary:visible').first().click();
    await expect(page.locator('[data-contact-bar] a[href^="tel:"]:visible').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  for (const hasScripts of [true, false]) {
    test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: hasScripts });

      test('the drawer opens, its links work, and it closes', async ({ page }) => {
        await page.goto('/');
        const drawer = page.locator('#nav-drawer');
        await expect(drawer).toBeHidden();
        await page.getByRole('button', { name: '菜单', exact: true }).tap();
        await expect(drawer).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await page.getByRole('button', { name: '菜单', exact: true }).tap();
        // A script unfolds the downloads, which most visitors look for.
        if (!hasScripts) await drawer.locator('summary', { hasText: '下载' }).tap();
        await drawer.getByRole('link', { name: /历史版本/ }).tap();
        await expect(page).toHaveURL(/\/download\/history$/);
        await expect(drawer).toBeHidden();
      });
    });
  }

  test('Tab stays in the open drawer, and Escape returns the focus', async ({ page }) => {
    await page.goto('/en');
    await waitForHydration(page);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('#nav-drawer');
    await expect(drawer).toBeVisible();
    const first = drawer.locator('a').first();
    await expect(first).toBeFocused();
    const isFocusInside = () =>
      drawer.evaluate((element) => element.contains(document.activeElement));

    await page.keyboard.press('Shift+Tab');
    const last = drawer.locator('summary').last();
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    // With the last menu unfolded, its last entry is the last element for Tab.
    await last.press('Enter');
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator('a').filter({ visible: true }).last()).toBeFocused();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside()).toBe(true);
    }

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('a link to a place on the same page closes the drawer and scrolls there', async ({
    page,
  }) => {
    await page.goto('/en/cores');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.locator('#nav-drawer');
    // The code that closes the drawer is loaded in idle time, together with the code that makes the drawer a dialog.
    await expect(drawer).toHaveRole('dialog');
    await drawer.locator('summary', { hasText: 'Product' }).tap();
    await drawer.getByRole('link', { name: /Team permissions/ }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.locator('#people')).toBeInViewport();
  });

  test('it also does so before the scripts are loaded', async ({ page }) => {
    // The scripts do not arrive during this test.
    await page.route('**/_next/static/chunks/**/*.js', () => undefined);
    await page.goto('/en/cores');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.locator('#nav-drawer');
    await drawer.locator('summary', { hasText: 'Product' }).tap();
    await drawer.getByRole('link', { name: /Team permissions/ }).tap();
    await expect(page).toHaveURL(/#people$/);
    await expect(drawer).toBeHidden();
  });

  test('targets are at least 44 px high', async ({ page }) => {
    await page.goto('/');
    const smallControls = await page
      .locator('header a:visible, header button:visible, aside a:visible, aside summary:visible')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44),
      );
    expect(smallControls).toEqual([]);
  });

  test('contact, booking a visit and going back to the top', async ({ page }) => {
    await page.goto('/en/cores');
    await waitForHydration(page);
    const actions = page.locator('[data-phone-action-bar]');
    const button = page.locator('[data-contact-bar] > details');
    await expect(actions).toBeHidden();
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    await button.locator('summary').tap();
    await expect(button.getByRole('link', { name: 'Book an on-site demo' })).toHaveAttribute(
      'href',
      '/en/appointment',
    );
    await button.getByRole('link', { name: 'Back to top' }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).not.toHaveAttribute('open');
  });

  test('the bar at the bottom offers the page’s main action, and covers nothing at the page’s end', async ({
    page,
  }) => {
    for (const [path, target] of [
      ['/en/cores', '/api/download/auto'],
      ['/en/private', '/en/private/apply?apply_from=2'],
      ['/en/business', '/en/business#request'],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const bar = page.locator('[data-phone-action-bar]');
      await expect(bar.locator('a').first()).toHaveAttribute('href', target);
      await expect(bar).toBeInViewport({ ratio: 1 });
      const last = page.locator('[data-missing-settings]');
      const [above, below] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
    }
  });

  test('no element floats over a form', async ({ page }) => {
    for (const path of ['/en/register', '/en/private/apply', '/en/feedback']) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await expect(page.locator('[data-phone-action-bar]')).toHaveCount(0);
      await expect(page.locator('[data-contact-bar] > details')).toBeHidden();
    }
  });
});
