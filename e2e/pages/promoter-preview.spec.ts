/** The preview on /partners/links: what it shows is what the visitor of that link gets. */
import { prefixOf } from '../../lib/i18n/paths';
import { routing, type Locale } from '../../lib/i18n/routing';
import en from '../../messages/en-US/partnersLinks.json';
import zh from '../../messages/zh-CN/partnersLinks.json';
import { stored } from '../support/account';
import { siteOrigin } from '../support/servers';
import { agents, expect, hydrated, test } from '../support/test';

const texts = { 'zh-CN': zh, 'en-US': en } as const;

test.use({ userAgent: agents.windows });

/** A promoter with an offer of its own. @returns its id */
async function promoterOf(base: number, more: number, isToV6: boolean): Promise<string> {
  const id = `shown${Math.random().toString(36).slice(2, 10)}`;
  const sql =
    'insert into promoters (promoter_id, company_name, username, is_to_v6, base_coupon, more_coupon) values (?, ?, ?, ?, ?, ?)';
  const args = [id, 'Channel of the test', 'Person of the test', Number(isToV6), base, more];
  await stored((client) => client.execute({ sql, args }));
  return id;
}

for (const locale of routing.locales as readonly Locale[])
  for (const [base, more, isToV6] of [
    [41, 12, false],
    [9, 8, true],
  ] as const)
    test(`shows what a visitor of ${isToV6 ? 'v6' : 'v5'} will get, ${locale}`, async ({
      page,
      browser,
    }) => {
      const prefix = prefixOf[locale];
      const { builder, preview } = texts[locale];
      const id = await promoterOf(base, more, isToV6);
      await page.goto(`${prefix}/partners/links`);
      await hydrated(page);
      await page.getByLabel(builder.code, { exact: true }).fill(id);
      const line = page.getByText(isToV6 ? preview.lineV6 : preview.lineV5, { exact: true });
      await expect(line).toBeVisible();
      // The names of files are bold too, and a promoter's id may hold the same digits.
      const sum = page.locator('main b').filter({ hasText: String(base + more), hasNotText: id });
      await expect(sum).toBeVisible();
      const label = (await sum.innerText()).trim();
      const windows = page.getByText(new RegExp(`_${id}\\.exe$`)).first();
      const file = (await windows.innerText()).trim();

      const visitor = await (
        await browser.newContext({ userAgent: agents.windows, baseURL: siteOrigin })
      ).newPage();
      await visitor.goto(`${prefix || '/'}?promoter=${id}`);
      await hydrated(visitor);
      await expect(visitor.getByText(label).first()).toBeVisible();
      const answer = await visitor.request.get('/api/download/windows', { maxRedirects: 0 });
      expect(decodeURIComponent(answer.headers().location ?? '')).toContain(`/${file}`);
      await visitor.context().close();
    });

test('an offer that cannot be looked up is said so, and the rest is there', async ({
  page,
  problems,
}) => {
  await page.route('**/api/promoter/preview?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/partners/links');
  await hydrated(page);
  await page.getByLabel(en.builder.code, { exact: true }).fill('hz2207');
  await expect(page.getByText(en.preview.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(/_hz2207\.exe$/).first()).toBeVisible();
  problems.length = 0; // The refused answer stands in the console by design.
});
