/** The link builder at /partners/links, and what a visitor with such a link sees. */
import type { Page } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { partnersLinks as en } from '@/messages/en-US/partners.json';
import { partnersLinks as zh } from '@/messages/zh-CN/partners.json';
import { decodeSavedQr } from '../support/pages/qr-code';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { readCookie, expect, test, waitForAnalyticsRequest } from '../support/browser/test';
import { messages as site } from '../support/pages/messages';
import { runSql } from '../support/servers/database';

test.use({ userAgent: userAgents.windows });

const publicOrigin = 'http://localhost:3000';
const messages = zh.builder;

async function open(page: Page) {
  await page.goto('/partners/links');
  await waitForHydration(page);
  return {
    code: page.getByLabel(messages.code, { exact: true }),
    link: page.locator('#promoter-link'),
    save: async (label: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: label }).click(),
      ]);
      return file;
    },
  };
}

/**
 * A promoter at the upstream that only this test knows.
 * @returns its id
 */
async function createPromoter({
  company = 'Channel',
  username = 'Person',
  prefersV6 = false,
  coupons = [50, 30],
}) {
  const id = `made${Math.random().toString(36).slice(2, 10)}`;
  const sql =
    'insert into promoters (promoter_id, company_name, username, is_to_v6, base_coupon, more_coupon) values (?, ?, ?, ?, ?, ?)';
  const args = [id, company, username, Number(prefersV6), ...coupons];
  await runSql(sql, args);
  return id;
}

test('a link with its codes, from the code to a download', async ({ page, browser }) => {
  const analyticsRequest = waitForAnalyticsRequest(page);
  const { code, link, save } = await open(page);
  await analyticsRequest;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await code.fill('hz2207.exe');
  await expect(page.getByText(messages.stripped).first()).toBeVisible();
  await expect(link).toHaveText(`${publicOrigin}/?promoter=hz2207`);
  await page.getByLabel(messages.page).selectOption('/download');
  await page.getByLabel(messages.names.utm_source).fill('微信 群&1');
  await page.getByLabel(messages.names.utm_campaign).fill('autumn');
  const expectedUrl = `${publicOrigin}/download?promoter=hz2207&utm_source=%E5%BE%AE%E4%BF%A1+%E7%BE%A4%261&utm_campaign=autumn`;
  await expect(link).toHaveText(expectedUrl);
  await expect(page.getByText(/^SuperBrowser-[\d.]+-x64_hz2207\.exe$/)).toBeVisible();
  await expect(page.getByText(zh.preview.utm, { exact: true })).toBeVisible();
  await expect(page.getByText(zh.preview.formUnknown)).toBeVisible();

  const [svg, png] = [await save(messages.svg), await save(messages.png)];
  expect(svg.suggestedFilename()).toBe(`${messages.file.replace('{code}', 'hz2207')}.svg`);
  expect(await decodeSavedQr(page, svg)).toBe(expectedUrl);
  expect(await decodeSavedQr(page, png)).toBe(expectedUrl);
  // Everything else is local: other requests are only for code and pictures of the page, and for the code's offer.
  const otherRequests = requests
    .filter((url) => !/\/_next\/static\/|\/art\/|\/og\/|^(?:data|blob):/.test(url))
    .map((url) => new URL(url));
  expect(otherRequests.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/promoter/preview?promoter=hz2207',
  ]);

  const client = await (await browser.newContext({ userAgent: userAgents.windows })).newPage();
  // The link carries the public origin, while this site listens on another origin.
  const { pathname, search } = new URL(expectedUrl);
  await client.goto(new URL(`${pathname}${search}`, page.url()).toString());
  expect(await readCookie(client, 'promoter')).toBe('hz2207');
  expect(decodeURIComponent((await readCookie(client, 'utm_source')) ?? '')).toBe('微信 群&1');
  const response = await client.request.get(
    new URL('/api/download/windows', page.url()).toString(),
    {
      maxRedirects: 0,
    },
  );
  expect(response.headers().location).toContain('_hz2207.exe');
  await client.context().close();
});

test('the link follows page and language, by keyboard alone, and is copied', async ({ page }) => {
  const { code, link } = await open(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await code.focus();
  await page.keyboard.type('hz2207');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const expectedUrl = `${publicOrigin}/en/download?promoter=hz2207`;
  await expect(link).toHaveText(expectedUrl);
  await page.getByRole('button', { name: messages.copy }).press('Enter');
  await expect(page.getByRole('button', { name: messages.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expectedUrl);
});

test('the link is shown even without the QR library', async ({ page, pageErrors }) => {
  const { code, link } = await open(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await code.fill('hz2207');
  await expect(page.getByText(messages.failed)).toBeVisible();
  await expect(link).toHaveText(`${publicOrigin}/?promoter=hz2207`);
  pageErrors.length = 0; // The test expects the blocked chunk in the browser's console.
});

test('the page says how to write a link manually where scripts do not run', async ({ request }) => {
  const html = await (await request.get('/partners/links')).text();
  const [, notice = ''] =
    /<noscript>(.*?)<\/noscript>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  expect(notice).toContain(messages.noscript);
  expect(html).toContain(zh.codeSurvival.rows.cleared.why);
});

for (const [locale, base, extra, getsV6] of [
  ['zh-CN', 41, 12, false],
  ['en-US', 9, 8, true],
] as const)
  test(`the preview shows what a visitor of ${getsV6 ? 'v6' : 'v5'} will get`, async ({
    page,
    browser,
  }) => {
    const prefix = pathPrefixByLocale[locale];
    const { builder, preview } = { 'zh-CN': zh, 'en-US': en }[locale];
    const id = await createPromoter({ prefersV6: getsV6, coupons: [base, extra] });
    await page.goto(`${prefix}/partners/links`);
    await waitForHydration(page);
    await page.getByLabel(builder.code, { exact: true }).fill(id);
    const lineText = page.getByText(getsV6 ? preview.lineV6 : preview.lineV5, { exact: true });
    await expect(lineText).toBeVisible();
    // File names are bold too, and a promoter's id may contain the same digits.
    const amount = page.locator('main b').filter({ hasText: String(base + extra), hasNotText: id });
    await expect(amount).toBeVisible();
    const label = (await amount.innerText()).trim();
    const windows = page.getByText(new RegExp(`_${id}\\.exe$`)).first();
    const file = (await windows.innerText()).trim();

    const visitor = await (
      await browser.newContext({ userAgent: userAgents.windows, baseURL: siteOrigin })
    ).newPage();
    await visitor.goto(`${prefix || '/'}?promoter=${id}`);
    await waitForHydration(visitor);
    await expect(visitor.getByText(label).first()).toBeVisible();
    const response = await visitor.request.get('/api/download/windows', { maxRedirects: 0 });
    expect(decodeURIComponent(response.headers().location ?? '')).toContain(`/${file}`);
    await visitor.context().close();
  });

const recommendation = (name: string) => site['zh-CN'].recommended.replace('{name}', name);

test('only the promoter’s visitors see who recommends', async ({ page, request }) => {
  for (const path of ['/', '/getquickly', '/recall']) {
    await page.goto(`${path}?promoter=abc123`);
    await waitForHydration(page);
    await expect(page.getByText(recommendation('示例推荐人 · 示例渠道商'))).toBeVisible();
    const html = await request.get(`${path}?promoter=abc123`);
    expect(await html.text(), path).not.toContain('示例推荐人');
  }
});

test('names from the upstream are shown as text, on one line and shortened', async ({ page }) => {
  const id = await createPromoter({
    company: '<img src=x onerror=alert(1)>',
    username: 'a\u202eb\nc',
  });
  page.on('dialog', () => expect(true, 'a script ran').toBe(false));
  await page.goto(`/getquickly?promoter=${id}`);
  await expect(page.getByText(recommendation('a b c · <img src=x onerror=…'))).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('an unknown promoter or a channel recommends nothing', async ({ browser }) => {
  for (const query of ['promoter=nobodyknows', 'channelId=abc123']) {
    const context = await browser.newContext({ baseURL: siteOrigin });
    const page = await context.newPage();
    const discountResponse = page.waitForResponse((one) =>
      one.url().endsWith('/api/promoter/discount'),
    );
    await page.goto(`/getquickly?${query}`);
    const response = await discountResponse;
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.json()).toEqual({ discount: expect.any(Number) });
    await expect(page.getByText(recommendation(''))).toHaveCount(0);
    await context.close();
  }
});
