import type { Page } from '@playwright/test';
import { apps } from '../../lib/content/apps';
import { pagePath } from '../../lib/i18n/paths';
import enWords from '../../messages/en-US/appCentre.json';
import zhWords from '../../messages/zh-CN/appCentre.json';
import { expect, hydrated, test } from '../support/test';

const all = apps.length;
const languages = [
  {
    locale: 'zh-CN',
    words: zhWords,
    search: '翻译',
    found: 2,
    inBuyers: '消息翻译',
    first: '翻译助手',
  },
  {
    locale: 'en-US',
    words: enWords,
    search: 'translat',
    found: 2,
    inBuyers: 'Message translator',
    first: 'Translator',
  },
] as const;

const results = (page: Page) => page.locator('#app-results');
const cards = (page: Page) => results(page).getByRole('listitem');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

// What is the same in both languages is tried in one of them; they take turns.
for (const { locale, words, search, found, inBuyers, first } of languages) {
  const { shelf, categories } = words;
  const address = pagePath(locale, '/applications');
  const count = (n: number) => shelf.count.replace('{n}', String(n));
  const field = (page: Page) => page.getByRole('searchbox', { name: shelf.search });

  test.describe(locale, () => {
    test('search, category and the way back, all in the address', async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      await expect(cards(page)).toHaveCount(9);
      const status = page.locator('#shelf').getByRole('status');
      await expect(status).toHaveText(count(all));
      await field(page).pressSequentially(search, { delay: 20 });
      await expect(status).toHaveText(count(found));
      await expect.poll(() => query(page)).toEqual({ q: search });
      await expect(cards(page)).toHaveCount(found);

      await page.getByRole('link', { name: categories.service, exact: true }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole('heading')).toHaveText(inBuyers);
      await expect.poll(() => query(page)).toEqual({ q: search, category: 'service' });

      await page.goBack();
      await expect(cards(page)).toHaveCount(found);
      // The letters of one search are one step.
      await page.goBack();
      await expect(status).toHaveText(count(all));
      await expect(field(page)).toHaveValue('');
      await expect(cards(page)).toHaveCount(9);
      await page.goForward();
      await expect(field(page)).toHaveValue(search);
      await expect(cards(page)).toHaveCount(found);
    });

    if (locale === 'zh-CN')
      test('an address that was sent shows what its sender saw', async ({ page }) => {
        await page.goto(`${address}?category=orders&q=${encodeURIComponent(search)}`);
        await expect(results(page).getByRole('heading', { name: shelf.none })).toBeVisible();
        await results(page).getByRole('button', { name: shelf.all }).click();
        await expect(cards(page)).toHaveCount(9);
        await expect.poll(() => query(page)).toEqual({});
        await page.goto(`${address}?category=orders`);
        await expect(cards(page)).toHaveCount(4);
        await expect(
          page.getByRole('link', { name: categories.orders, exact: true }),
        ).toHaveAttribute('aria-current', 'true');
      });

    if (locale === 'en-US')
      test('more comes below, keeps the keyboard there, and is there again after a visit elsewhere', async ({
        page,
      }) => {
        await page.goto(address);
        await hydrated(page);
        const more = results(page).getByRole('button', { name: shelf.more });
        await more.click();
        await expect(cards(page)).toHaveCount(18);
        await expect(cards(page).nth(9).getByRole('heading')).toBeFocused();
        await more.click();
        await expect(cards(page)).toHaveCount(all);
        await expect(more).toHaveCount(0);
        await page.getByRole('main').getByRole('link', { name: words.closing.connect }).click();
        await expect(page).toHaveURL(new RegExp(`${pagePath(locale, '/ecology')}$`));
        await page.goBack();
        await expect(cards(page)).toHaveCount(all);
        await expect.poll(() => query(page)).toEqual({ pages: '3' });
      });

    if (locale === 'zh-CN')
      test('asks the catalogue for nothing until somebody looks for something', async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/app-centre')) asked.push(request.url());
        });
        await page.goto(address);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await field(page).fill(search);
        await expect(cards(page)).toHaveCount(found);
        expect(asked).toHaveLength(1);
      });

    if (locale === 'en-US')
      test('without scripts the whole list is there', async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(address);
        await expect(cards(page).filter({ visible: true })).toHaveCount(all);
        await expect(cards(page).first().getByRole('heading')).toHaveText(first);
        await expect(field(page)).toBeHidden();
        await expect(results(page).getByRole('button', { name: shelf.more })).toBeHidden();
        await context.close();
      });
  });
}
