/** The product demo on a phone: the tour by touch, the log's newest line, a store's sheet. */
import { routing } from '../../lib/i18n/routing';
import { sceneIds } from '../../lib/demo/scene-ids';
import { tourScenes } from '../../lib/demo/tour';
import { axe } from '../support/axe';
import { demoWords, openDemo, takeStep } from '../support/demo';
import { expect, test } from '../support/test';

for (const locale of routing.locales) {
  const words = demoWords[locale];
  test(`the tour by touch, ${locale}`, async ({ page }) => {
    const demo = await openDemo(page, locale);
    await demo.getByRole('button', { name: words.tour.start }).tap();
    for (const scene of tourScenes) {
      await expect(demo).toHaveAttribute('data-demo-island', scene);
      await takeStep(demo, (control) => control.tap());
      await demo.locator('[data-next]').tap();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });
}

test('a store opens as a sheet, and the log on a press', async ({ page }) => {
  const words = demoWords['zh-CN'];
  const demo = await openDemo(page, 'zh-CN', '#open-store');
  const lines = demo.getByRole('list', { name: words.feed.title });
  await demo
    .getByRole('button', { name: /Lazada/ })
    .first()
    .tap();
  const sheet = demo.getByRole('region', { name: words.shops.th.full });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: words.store.closeSheet }).tap();
  await expect(sheet).toBeHidden();
  await lines.scrollIntoViewIfNeeded();
  await expect(lines.getByRole('listitem').first()).toBeInViewport();
  await demo.getByRole('button', { name: words.feed.title }).tap();
  await expect(lines.getByRole('listitem').nth(3)).toBeInViewport();
});

test('axe finds nothing in any scene', async ({ page }) => {
  const demo = await openDemo(page, 'zh-CN');
  for (const scene of sceneIds) {
    await demo.locator(`#${scene}`).tap();
    await expect(demo).toHaveAttribute('data-demo-island', scene);
    expect(await axe(page), scene).toEqual([]);
  }
});
