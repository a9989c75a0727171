/** The product demo on its page: the tour by mouse, keys and touch, and its limits. */
import { sceneIds } from '@/lib/demo/scene-ids';
import { tourScenes } from '@/lib/demo/tour-scenes';
import { scenes as scenesZh } from '@/messages/zh-CN/product.json';
import { findViolations } from '../support/browser/axe';
import { isNightly } from '../support/nightly';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';
import { demoMessages, openDemo, finishTourStep } from './support/demo-page';

test('the tour by mouse, interrupted and continued', async ({ page }) => {
  const messages = demoMessages['zh-CN'];
  const demo = await openDemo(page, 'zh-CN');
  await demo.getByRole('button', { name: messages.tour.start }).click();
  const tour = demo.getByRole('region', { name: messages.tour.label });
  for (const scene of tourScenes) {
    await expect(tour.getByRole('heading')).toHaveText(messages.scenes[scene].title);
    await finishTourStep(demo, (control) => control.click());
    await expect(tour.getByText(messages.tour.done)).toBeVisible();
    if (scene === 'unknown-device') {
      await tour.getByRole('button', { name: messages.tour.leave }).click();
      await expect(tour).toHaveCount(0);
      await demo.getByRole('button', { name: messages.tour.resume }).click();
      await expect(tour.getByRole('heading')).toHaveText(messages.scenes[scene].title);
    }
    const isLast = scene === 'leaving';
    await tour
      .getByRole('button', { name: isLast ? messages.tour.finish : messages.tour.next })
      .click();
  }
  await expect(tour).toHaveCount(0);
  await expect(demo).toHaveAttribute('data-demo-island', 'leaving');
});

test('the tour by keys alone: the focus never leaves the demo', async ({ page }) => {
  const messages = demoMessages['en-US'];
  const demo = await openDemo(page, 'en-US');
  await demo.getByRole('button', { name: messages.tour.start }).focus();
  await page.keyboard.press('Enter');
  for (const scene of tourScenes) {
    await expect(demo).toHaveAttribute('data-demo-island', scene);
    await finishTourStep(demo, async (control) => {
      await control.focus();
      await page.keyboard.press('Enter');
      expect(await demo.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    });
    await demo.locator('[data-next]').focus();
    await page.keyboard.press('Space');
    expect(await demo.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  }
});

test('arrow keys move through the grid, Escape closes a window', async ({ page }) => {
  const messages = demoMessages['en-US'];
  const demo = await openDemo(page, 'en-US');
  const cell = (person: 'lin' | 'zhou', store: 'br' | 'ca') =>
    demo.getByRole('button', {
      name: `${messages.people[person].name} · ${messages.stores[store].full}`,
    });
  const lines = demo.getByRole('list', { name: messages.feed.title }).getByRole('listitem');
  const before = await lines.count();
  // Two clicks grant and revoke the right, and both are logged.
  await cell('zhou', 'br').dblclick();
  await expect(cell('zhou', 'br')).toHaveAttribute('aria-pressed', 'false');
  await expect(lines).toHaveCount(before + 2);

  await cell('zhou', 'br').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell('zhou', 'ca')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell('lin', 'ca')).toBeFocused();
  await expect(cell('lin', 'ca')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(cell('lin', 'ca')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('status')).toHaveText('You granted Walmart Canada to Lin');
  await demo.getByRole('button', { name: messages.views.stores }).click();
  await demo.getByRole('button', { name: messages.store.openFree }).click();
  await expect(demo.getByRole('button', { name: messages.store.hide })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: messages.store.hide })).toHaveCount(0);
});

test('the view of an employee has no pages for managers, and no codes of others', async ({
  page,
}) => {
  const messages = demoMessages['zh-CN'];
  const demo = await openDemo(page, 'zh-CN', '#code-from-cloud-number');
  await expect(demo.getByRole('button', { name: messages.number.fill })).toBeVisible();
  await demo.getByRole('button', { name: messages.people.zhou.name, exact: true }).click();
  const menu = demo.getByRole('navigation', { name: messages.title });
  await expect(menu.getByRole('button')).toHaveCount(2);
  await expect(demo.getByText(messages.number.hidden)).toBeVisible();
});

test('the demo sends no request, stores nothing and does not scroll the page; each scene has a URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const demo = await openDemo(page, 'zh-CN');
  const readShift = () =>
    page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(await readShift()).toBeLessThan(0.01);
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await finishTourStep(demo, (control) => control.click());
  await demo.locator('#open-store').click();
  await finishTourStep(demo, (control) => control.click());
  await page.evaluate(() => {
    location.hash = '#unknown-device';
  });
  await expect(demo).toHaveAttribute('data-demo-island', 'unknown-device');
  expect(requests.filter((url) => !url.includes('/api/log'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(stored);
});

/** The first scene shows the grid, the second a store with its sheet; at night all scenes are tested. */
const scenes = isNightly ? sceneIds : (['morning-grant', 'open-store'] as const);

function testScenesWithAxe(): void {
  test('axe finds nothing in the scenes', async ({ page }) => {
    const demo = await openDemo(page, 'en-US');
    for (const scene of scenes) {
      await demo.locator(`#${scene}`).click();
      await expect(demo).toHaveAttribute('data-demo-island', scene);
      expect(await findViolations(page), scene).toEqual([]);
    }
  });
}
testScenesWithAxe();

test('the picture stays where no script runs', async ({ request }) => {
  const html = await (await request.get('/webtrial')).text();
  const { title, note } = demoMessages['zh-CN'].scenes['morning-grant'];
  for (const text of [scenesZh['morning-grant'].window, title, note]) expect(html).toContain(text);
});

test('the home page keeps the picture until the visitor acts', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const demo = page.locator('[data-demo-island]');
  await expect(page.locator('[data-scene-picture] img').first()).toBeVisible();
  expect(await demo.count()).toBe(0);
  // A mouse move does not always count, so it is repeated.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(demo).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // As in the picture, a store is open in front of the desktop app.
  const { stores, window } = demoMessages['zh-CN'];
  const openedTitle = `${stores.uk.full} · ${window.tab}`;
  await expect(demo.getByRole('region', { name: openedTitle })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  test('the tour by touch', async ({ page }) => {
    const demo = await openDemo(page, 'en-US');
    await demo.getByRole('button', { name: demoMessages['en-US'].tour.start }).tap();
    for (const scene of tourScenes) {
      await expect(demo).toHaveAttribute('data-demo-island', scene);
      await finishTourStep(demo, (control) => control.tap());
      await demo.locator('[data-next]').tap();
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });

  test('a store opens as a sheet, and the log on a tap', async ({ page }) => {
    const messages = demoMessages['zh-CN'];
    const demo = await openDemo(page, 'zh-CN', '#open-store');
    const lines = demo.getByRole('list', { name: messages.feed.title });
    await demo
      .getByRole('button', { name: /Lazada/ })
      .first()
      .tap();
    const sheet = demo.getByRole('region', { name: messages.stores.th.full });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: messages.store.closeSheet }).tap();
    await expect(sheet).toBeHidden();
    await lines.scrollIntoViewIfNeeded();
    await expect(lines.getByRole('listitem').first()).toBeInViewport();
    await demo.getByRole('button', { name: messages.feed.title }).tap();
    await expect(lines.getByRole('listitem').nth(3)).toBeInViewport();
  });

  if (isNightly) testScenesWithAxe();
});
