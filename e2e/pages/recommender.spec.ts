/** Who recommends the site, on the pages a promoter's link leads to: one visitor's, after the shared page. */
import { stored } from '../support/account';
import { localeOn } from '../support/screens';
import { siteOrigin } from '../support/servers';
import { expect, hydrated, test } from '../support/test';
import { words } from '../support/words';

const locale = localeOn.desktop;
const { prefix, recommended } = words[locale];
const sentence = (name: string) => recommended.replace('{name}', name);

/** A promoter of the upstream's with these names. @returns its id */
async function promoterNamed(company: string, username: string): Promise<string> {
  const id = `named${Math.random().toString(36).slice(2, 10)}`;
  const sql =
    'insert into promoters (promoter_id, company_name, username, is_to_v6, base_coupon, more_coupon) values (?, ?, ?, 0, 50, 30)';
  await stored((client) => client.execute({ sql, args: [id, company, username] }));
  return id;
}

for (const path of ['/', '/getquickly', '/recall'])
  test(`${path} says who recommends, to their visitors only`, async ({ page, request }) => {
    await page.goto(`${prefix}${path}?promoter=abc123`);
    await hydrated(page);
    await expect(page.getByText(sentence('示例推荐人 · 示例渠道商'))).toBeVisible();
    const html = await request.get(`${prefix}${path}?promoter=abc123`);
    expect(await html.text()).not.toContain('示例推荐人');
  });

test('names of the upstream are text, one line and of bounded length', async ({ page }) => {
  const id = await promoterNamed('<img src=x onerror=alert(1)>', 'a\u202eb\nc');
  page.on('dialog', () => expect(true, 'a script ran').toBe(false));
  await page.goto(`${prefix}/getquickly?promoter=${id}`);
  await expect(page.getByText(sentence('a b c · <img src=x onerror=…'))).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a promoter nobody knows, and a channel, recommend nothing', async ({ browser }) => {
  for (const query of ['promoter=nobodyknows', 'channelId=abc123']) {
    const context = await browser.newContext({ baseURL: siteOrigin });
    const page = await context.newPage();
    const answered = page.waitForResponse((one) => one.url().endsWith('/api/promoter/discount'));
    await page.goto(`${prefix}/getquickly?${query}`);
    const response = await answered;
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.json()).toEqual({ discount: expect.any(Number) });
    await expect(page.getByText(sentence(''))).toHaveCount(0);
    await context.close();
  }
});
