/** The product demo on its page: the tour by mouse and by keys, and what it must not do. */
import { routing } from '../../lib/i18n/routing';
import { sceneIds } from '../../lib/demo/scene-ids';
import { tourScenes } from '../../lib/demo/tour';
import scenesZh from '../../messages/zh-CN/scenes.json';
import { axe } from '../support/axe';
import { demoWords, openDemo, takeStep } from '../support/demo';
import { expect, hydrated, test } from '../support/test';

for (const locale of routing.locales) {
  const words = demoWords[locale];

  test(`the tour by mouse, left and taken up again, ${locale}`, async ({ page }) => {
    const demo = await openDemo(page, locale);
    await demo.getByRole('button', { name: words.tour.start }).click();
    const tour = demo.getByRole('region', { name: words.tour.label });
    for (const scene of tourScenes) {
      await expect(tour.getByRole('heading')).toHaveText(words.scenes[scene].title);
      await takeStep(demo, (control) => control.click());
      await expect(tour.getByText(words.tour.done)).toBeVisible();
      if (scene === 'unknown-device') {
        await tour.getByRole('button', { name: words.tour.leave }).click();
        await expect(tour).toHaveCount(0);
        await demo.getByRole('button', { name: words.tour.resume }).click();
        await expect(tour.getByRole('heading')).toHaveText(words.scenes[scene].title);
      }
      const last = scene === 'leaving';
      await tour.getByRole('button', { name: last ? words.tour.finish : words.tour.next }).click();
    }
    await expect(tour).toHaveCount(0);
    await expect(demo).toHaveAttribute('data-demo-island', 'leaving');
  });
}

test('the tour by keys alone: the cursor never leaves the demo', async ({ page }) => {
  const words = demoWords['zh-CN'];
  const demo = await openDemo(page, 'zh-CN');
  await demo.getByRole('button', { name: words.tour.start }).focus();
  await page.keyboard.press('Enter');
  for (const scene of tourScenes) {
    await expect(demo).toHaveAttribute('data-demo-island', scene);
    await takeStep(demo, async (control) => {
      await control.focus();
      await page.keyboard.press('Enter');
      expect(await demo.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    });
    await demo.locator('[data-next]').focus();
    await page.keyboard.press('Space');
    expect(await demo.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  }
});

test('arrow keys walk through the grid, Escape puts a window away', async ({ page }) => {
  const words = demoWords['en-US'];
  const demo = await openDemo(page, 'en-US');
  const cell = (person: 'lin' | 'zhou', store: 'br' | 'ca') =>
    demo.getByRole('button', {
      name: `${words.people[person].name} · ${words.shops[store].full}`,
    });
  await cell('zhou', 'br').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell('zhou', 'ca')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell('lin', 'ca')).toBeFocused();
  await expect(cell('lin', 'ca')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(cell('lin', 'ca')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('status')).toHaveText('You granted Walmart Canada to Lin');
  await demo.getByRole('button', { name: words.views.stores }).click();
  await demo.getByRole('button', { name: words.store.openFree }).click();
  await expect(demo.getByRole('button', { name: words.store.hide })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: words.store.hide })).toHaveCount(0);
});

test('a seat of the staff has no pages for managers, and no codes of others', async ({ page }) => {
  const words = demoWords['zh-CN'];
  const demo = await openDemo(page, 'zh-CN', '#code-from-cloud-number');
  await expect(demo.getByRole('button', { name: words.number.fill })).toBeVisible();
  await demo.getByRole('button', { name: words.people.zhou.name, exact: true }).click();
  const menu = demo.getByRole('navigation', { name: words.title });
  await expect(menu.getByRole('button')).toHaveCount(2);
  await expect(demo.getByText(words.number.hidden)).toBeVisible();
});

test('two presses in no time grant and take back, and write both down', async ({ page }) => {
  const words = demoWords['zh-CN'];
  const demo = await openDemo(page, 'zh-CN');
  const lines = demo.getByRole('list', { name: words.feed.title }).getByRole('listitem');
  const before = await lines.count();
  const cell = demo.getByRole('button', { name: `${words.people.zhou.name} · 巴西数码店` });
  await cell.dblclick();
  await expect(cell).toHaveAttribute('aria-pressed', 'false');
  await expect(lines).toHaveCount(before + 2);
});

test('each scene has its address, and axe finds nothing in any', async ({ page }) => {
  const words = demoWords['en-US'];
  const demo = await openDemo(page, 'en-US', '#unknown-device');
  await expect(demo).toHaveAttribute('data-demo-island', 'unknown-device');
  for (const scene of sceneIds) {
    await demo.getByRole('navigation', { name: words.day }).locator(`#${scene}`).click();
    await expect(demo).toHaveAttribute('data-demo-island', scene);
    expect(await axe(page), scene).toEqual([]);
  }
  await page.evaluate(() => {
    location.hash = '#open-store';
  });
  await expect(demo).toHaveAttribute('data-demo-island', 'open-store');
});

test('the demo asks nobody, keeps nothing and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const demo = await openDemo(page, 'zh-CN');
  const shift = () =>
    page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(await shift()).toBeLessThan(0.01);
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await takeStep(demo, (control) => control.click());
  await demo.locator('#open-store').click();
  await takeStep(demo, (control) => control.click());
  expect(asked.filter((url) => !url.includes('/api/log'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(stored);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('picture and words stay', async ({ page }) => {
    await page.goto('/webtrial');
    await expect(page.getByRole('img', { name: scenesZh['morning-grant'].window })).toBeVisible();
    const { title, note } = demoWords['zh-CN'].scenes['morning-grant'];
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
  });
});

test('on the home page the picture is enough until somebody does something', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const demo = page.locator('[data-demo-island]');
  await expect(page.locator('[data-scene-picture] img').first()).toBeVisible();
  expect(await demo.count()).toBe(0);
  // A hand on the mouse does not move it once.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(demo).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
