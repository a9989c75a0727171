/** Banners, QR codes, prices, the number of stores and the gray site: set at the console, seen by visitors. */
import type { Locator, Page } from '@playwright/test';
import { samplePng } from '../../lib/testing/sample-png';
import { expect, test } from '../support/console';
import { siteOrigin } from '../support/servers';
import zh from '@superbrowser/console/messages/zh-CN/site.json';

// They change what all pages show, one after the other.
test.describe.configure({ mode: 'serial' });

const soon = { timeout: 15_000, intervals: [100] };
const textOf = (path: string) => async () => (await fetch(`${siteOrigin}${path}`)).text();

const part = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

async function sent(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name, exact: true }).first().click();
}

test('a picture of a QR code is given, shown and taken back', async ({ as }) => {
  const t = zh.qr;
  const page = await as('editor');
  await page.goto('/site');
  const codes = part(page, t.title);
  await codes
    .locator('[name="footer-file"]')
    .first()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: samplePng({ text: 'x' }) });
  await sent(codes, t.save);
  const field = codes.locator('[name="footer"]').first();
  await expect(field).toHaveValue(/^\/api\/pictures\/[0-9a-f]{32}-1x1\.png$/);
  const address = await field.inputValue();
  const picture = await fetch(`${siteOrigin}${address}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toContain('max-age=31536000');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  await expect.poll(textOf('/contact'), soon).toContain(address);
  for (const wrong of ['.webp', '0.png', '.svg'])
    expect((await fetch(`${siteOrigin}${address.replace('.png', wrong)}`)).status).toBe(404);

  await codes
    .locator('[name="footer-file"]')
    .first()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await codes.locator('[name="code"]').first().fill('another code');
  await sent(codes, t.save);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(codes.locator('[name="code"]').first()).toHaveValue('another code');
  await sent(codes, t.clear);
  await expect.poll(textOf('/contact'), soon).not.toContain(address);
});

test('a banner and the number of stores change, and two editors do not overwrite each other', async ({
  as,
}) => {
  const [one, other] = [await as('editor'), await as('owner')];
  await one.goto('/site');
  await other.goto('/site');
  const title = `横幅${String(Date.now())}`;
  const old = await one.locator('#top-title').inputValue();
  await one.locator('#top-title').fill(title);
  await sent(part(one, zh.ads.title), zh.ads.save);
  await expect(one.getByRole('status').first()).toBeVisible();
  await expect.poll(textOf('/contact'), soon).toContain(title);
  await other.locator('#top-title').fill('另一条');
  await sent(part(other, zh.ads.title), zh.ads.save);
  await expect(other.getByRole('alert').first()).toContainText('已被别人改动');
  await expect(other.locator('#top-title')).toHaveValue('另一条');
  await one.locator('#top-title').fill(old);
  await sent(part(one, zh.ads.title), zh.ads.save);
  await expect.poll(textOf('/contact'), soon).not.toContain(title);
  await one.locator('#count').fill('many');
  await sent(part(one, zh.count.title), zh.count.save);
  await expect(one.locator('#count')).toHaveAttribute('aria-invalid', 'true');
  await expect(one.locator('#count')).toHaveValue('many');
});

test('prices are published row by row, and taken down when none is left', async ({ as }) => {
  const page = await as('editor');
  await page.goto('/site');
  const name = `套餐${String(Date.now()).slice(-6)}`;
  await page.locator('#p1-zh').fill(name);
  await page.locator('#p1-en').fill('Plan');
  await page.locator('#p1-amount').fill('free');
  await sent(part(page, zh.prices.title), zh.prices.save);
  await expect(page.locator('#p1-amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#p1-zh')).toHaveValue(name);
  await page.locator('#p1-amount').fill('99.5');
  await sent(part(page, zh.prices.title), zh.prices.save);
  await expect(page.locator('#p1-amount')).toHaveValue('99.5');
  await expect.poll(textOf('/user-service'), soon).toContain(name);
  for (const field of ['zh', 'en', 'amount']) await page.locator(`#p1-${field}`).fill('');
  await sent(part(page, zh.prices.title), zh.prices.save);
  await expect.poll(textOf('/user-service'), soon).not.toContain(name);
});

test('only an owner turns the site gray, and back at once', async ({ as }) => {
  const editor = await as('editor');
  await editor.goto('/site');
  await expect(editor.getByRole('button', { name: zh.mourning.toGrey })).toHaveCount(0);
  const page = await as('owner');
  await page.goto('/site');
  await page.getByRole('button', { name: zh.mourning.toGrey }).click();
  await expect(page.getByText(zh.mourning.on)).toBeVisible();
  await page.getByRole('button', { name: /撤销/ }).click();
  await expect(page.getByText(zh.mourning.off)).toBeVisible();
});
