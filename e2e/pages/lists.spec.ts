/** Lists of articles: their filter, and the feeds beside them. */
import { routing } from '../../lib/i18n/routing';
import { feedFamilies, feedPath } from '../../lib/seo/feeds/paths';
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
  for (const family of feedFamilies)
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
