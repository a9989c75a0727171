import { expect, test } from '../support/test';

/** What only a browser can say of tabs and buttons: what is seen, and how large it is. */

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripted });

    test('of two lists behind tabs the chosen one is seen', async ({ page }) => {
      await page.goto('/en/download');
      const [website, v6] = [page.locator('#website-list'), page.locator('#v6-list')];
      await expect(website).toBeVisible();
      if (!scripted) return expect(v6).toBeVisible();
      await expect(v6).toBeHidden();
      await page.locator('label[for="versions-v6-list"]').tap();
      await expect(v6).toBeVisible();
      await expect(website).toBeHidden();
    });
  });
}

for (const path of ['/', '/en/download', '/en/register', '/en/private', '/en/promotions'])
  test(`what looks like a button on ${path} is 44 px high`, async ({ page }) => {
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
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.filter(({ height }) => height < 44)).toEqual([]);
  });
