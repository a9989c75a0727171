/** /applications: the catalog's search, categories and pages, all of them in the URL. */
import type { Page } from '@playwright/test';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { appCenter as en } from '@/messages/en-US/product.json';
import { appCenter as zh } from '@/messages/zh-CN/product.json';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

const appCount = apps.length;
const results = (page: Page) => page.locator('#app-results');
const cards = (page: Page) => results(page).getByRole('listitem');
const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.describe('in Chinese', () => {
  const { catalog, categories } = zh;
  const search = '翻译';

  test('search, category and going back; no request is sent before the visitor acts', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/app-center')) requests.push(request.url());
    });
    const field = page.getByRole('searchbox', { name: catalog.search });
    await page.goto('/applications');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(cards(page)).toHaveCount(9);
    const status = page.locator('#catalog').getByRole('status');
    await expect(status).toHaveText(catalog.count.replace('{n}', String(appCount)));
    expect(requests).toEqual([]);
    await field.pressSequentially(search, { delay: 20 });
    await expect(status).toHaveText(catalog.count.replace('{n}', '2'));
    await expect.poll(() => readQuery(page)).toEqual({ q: search });
    await expect(cards(page)).toHaveCount(2);
    expect(requests).toHaveLength(1);

    await page.getByRole('link', { name: categories.service, exact: true }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText('消息翻译');
    await expect.poll(() => readQuery(page)).toEqual({ q: search, category: 'service' });

    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    // All letters of one search make one history entry.
    await page.goBack();
    await expect(status).toHaveText(catalog.count.replace('{n}', String(appCount)));
    await expect(field).toHaveValue('');
    await expect(cards(page)).toHaveCount(9);
    await page.goForward();
    await expect(field).toHaveValue(search);
    await expect(cards(page)).toHaveCount(2);
  });

  test('a shared URL shows what its sender saw', async ({ page }) => {
    await page.goto(`/applications?category=orders&q=${encodeURIComponent(search)}`);
    await expect(results(page).getByRole('heading', { name: catalog.none })).toBeVisible();
    await results(page).getByRole('button', { name: catalog.all }).click();
    await expect(cards(page)).toHaveCount(9);
    await expect.poll(() => readQuery(page)).toEqual({});
    await page.goto('/applications?category=orders');
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: categories.orders, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test.describe('in English', () => {
  const { catalog, closing } = en;

  test('“more” appends a page, keeps the focus there, and its state is restored after visiting another page', async ({
    page,
  }) => {
    await page.goto('/en/applications');
    await waitForHydration(page);
    const moreButton = results(page).getByRole('button', { name: catalog.more });
    await moreButton.click();
    await expect(cards(page)).toHaveCount(18);
    await expect(cards(page).nth(9).getByRole('heading')).toBeFocused();
    await moreButton.click();
    await expect(cards(page)).toHaveCount(appCount);
    await expect(moreButton).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: closing.action }).click();
    await expect(page).toHaveURL(/\/en\/ecology$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(appCount);
    await expect.poll(() => readQuery(page)).toEqual({ pages: '3' });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the whole list is there', async ({ page }) => {
      await page.goto('/en/applications');
      await expect(cards(page).filter({ visible: true })).toHaveCount(appCount);
      await expect(page.getByRole('searchbox', { name: catalog.search })).toBeHidden();
      await expect(results(page).getByRole('button', { name: catalog.more })).toBeHidden();
    });
  });
});
