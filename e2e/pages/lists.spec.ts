/** Lists of articles: their filter, and the feeds beside them. */
import { routing } from '../../lib/i18n/routing';
import { contentFamilies, feedPath } from '../../lib/seo/feeds/paths';
import en from '../../messages/en-US/service.json';
import zh from '../../messages/zh-CN/service.json';
import { expect, hydrated, test } from '../support/test';

test('a list keeps its filter in the address, and has everything without scripts', async ({
  page,
}) => {
  await page.goto('/news?category=team');
  await hydrated(page);
  const rows = page.locator('main section li:has(h3)');
  const everything = await rows.count();
  await expect(rows.filter({ visible: true })).not.toHaveCount(everything);
  await page.locator('main a[href="?"]').click();
  await expect(rows.filter({ visible: true })).toHaveCount(everything);
  await expect(page).toHaveURL(/\/news$/);
});

test('every feed is well-formed XML with its entries', async ({ page, request }) => {
  await page.goto('/news');
  for (const family of contentFamilies)
    for (const locale of routing.locales) {
      const path = feedPath(locale, family);
      const parsed = await page.evaluate(
        (xml) => {
          const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
          return { name: root.localName, entries: root.getElementsByTagName('entry').length };
        },
        await (await request.get(path)).text(),
      );
      expect(parsed.name, path).toBe('feed');
      expect(parsed.entries, path).toBeGreaterThanOrEqual(6);
    }
});

test.describe('the help without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the questions of the topic one chooses, and an answer beside them', async ({
    page,
  }) => {
    await page.goto('/en/service');
    const { items, topics } = en;
    await expect(page.getByText(items.coupon.question, { exact: true }).first()).toBeHidden();
    await page.getByText(topics.names.money).first().click();
    await expect(page.getByText(items.invite.question).first()).toBeHidden();
    await page.locator('summary', { hasText: items.refund.question }).click();
    await expect(page.getByText(items.refund.answer.split('. ')[1]!)).toBeVisible();
  });
});

test('the help finds questions of every topic', async ({ page }) => {
  await page.goto('/service');
  await hydrated(page);
  await page.getByRole('searchbox').fill('60 秒');
  const found = page.locator('summary').filter({ visible: true });
  await expect(found.filter({ hasText: zh.items.code.question })).toBeVisible();
  await expect(found.filter({ hasText: zh.items.handover.question })).toHaveCount(0);
});
